// @ts-check

/** Names a file that could not be downloaded and the reason; it is shown without a stack. */
export class DownloadError extends Error {}

/**
 * Downloads a file within limits of time and length.
 *
 * @param {URL} url
 * @param {{milliseconds: number, bytes: number}} limits the time for the whole download; the maximum length
 * @returns {Promise<Buffer>}
 * @throws {DownloadError} if the server cannot be reached, refuses, breaks off or sends too much
 */
export async function download(url, {milliseconds, bytes}) {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(milliseconds)});
    if (!response.ok) throw new DownloadError(`${url.href} answers ${response.status}`);
    const chunks = [];
    let length = 0;
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.length;
      if (length > bytes) throw new DownloadError(`${url.href} is longer than ${bytes} bytes`);
      chunks.push(part.value);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError(`${url.href} ${explain(error, milliseconds)}`);
  }
}

/**
 * @param {unknown} error what `fetch` threw
 * @param {number} milliseconds
 */
function explain(error, milliseconds) {
  const {name, message, cause} = /** @type {Error & {cause?: {code?: string}}} */ (error);
  if (name === 'TimeoutError') return `did not arrive within ${milliseconds / 1000} s`;
  if (message === 'terminated') return 'broke off before its end';
  return `cannot be reached (${cause?.code ?? message})`;
}
