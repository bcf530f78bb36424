/*
 * The headings are asked for when the reader turns to the search, beside the scripts that will read
 * them: on a slow line that is half a second. Whoever reads them takes the request over.
 */
const requests = new Map<string, Promise<Response> | undefined>();

/** Asks for a file, unless that has been done. */
export function startFetch(url: string): void {
  if (requests.has(url)) return;
  const request = fetch(url);
  // Whoever takes the request over handles the failure.
  request.catch(() => undefined);
  requests.set(url, request);
}

/** The request that is under way for a file, or a new one. */
export function takeFetch(url: string): Promise<Response> {
  const request = requests.get(url) ?? fetch(url);
  requests.set(url, undefined);
  return request;
}
