/**
 * Answers requests for Markdown (`Accept: text/markdown`) with the text of the page, on hosts that run
 * functions. netlify.toml names this folder; for Cloudflare Pages, copy this file to
 * `functions/_middleware.ts`. `nginx.conf` does the same by itself.
 */

type Read = (address: URL) => Promise<Response>;
type Next = () => Promise<Response>;

/**
 * Answers a request.
 *
 * @param read a file of the site
 * @param next answers as the host does without this function
 */
export async function answer({method, url, headers}: Request, read: Read, next: Next) {
  const asks = method === 'GET' && headers.get('accept')?.includes('text/markdown');
  if (!asks || url.endsWith('.md')) return next();
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}.md`;
  const file = await read(address);
  if (!file.ok) return next();
  const answered = new Response(file.body, file);
  answered.headers.set('content-type', 'text/markdown; charset=utf-8');
  answered.headers.set('vary', 'accept');
  return answered;
}

/** The function of Netlify, and when it runs. */
export default (request: Request, context: {next: Next}) =>
  answer(
    request,
    (address) => fetch(address),
    () => context.next(),
  );
export const config = {path: '/*', header: {accept: '.*text/markdown.*'}};

/** The function of Cloudflare Pages. */
export const onRequest = (context: {request: Request; env: {ASSETS: {fetch: Read}}; next: Next}) =>
  answer(context.request, (address) => context.env.ASSETS.fetch(address), context.next);
