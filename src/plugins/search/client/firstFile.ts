/*
 * The headings are requested as soon as the reader focuses or hovers over the search box, in
 * parallel with the scripts that read them. That saves half a second on a slow connection. The
 * scripts then take over the pending request.
 */
const requests = new Map<string, Promise<Response> | undefined>();

/** Requests a file, unless it was requested before. */
export function startFetch(url: string): void {
  if (requests.has(url)) return;
  const request = fetch(url);
  // The caller of takeFetch handles the failure.
  request.catch(() => undefined);
  requests.set(url, request);
}

/** The pending request for a file, or a new one. */
export function takeFetch(url: string): Promise<Response> {
  const request = requests.get(url) ?? fetch(url);
  requests.set(url, undefined);
  return request;
}
