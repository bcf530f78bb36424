// @ts-check
// The service worker of readers with a copy of the docs (src/plugins/offline). It answers from the copy if
// the site does not answer within three seconds, or with an error of the server. From a site that answers,
// it takes all but files whose names contain a hash of their content. It never stores anything by itself.
// It is served as it is.

/**
 * The part of a service worker's scope that is used here. TypeScript's library for workers contradicts
 * the one for pages, with which the rest of the project is checked.
 *
 * @typedef {object} Scope
 * @property {{readonly scope: string}} registration
 * @property {{claim(): Promise<void>, get(id: string): Promise<Client | undefined>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: ExtendableFetch) => void) => void} addEventListener
 *
 * @typedef {{postMessage(message: string): void}} Client
 *
 * @typedef {object} ExtendableFetch
 * @property {Request} request
 * @property {string} resultingClientId
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {(answer: Promise<Response>) => void} respondWith
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const COPIES = 'offline-';
/** Milliseconds after which a page of the copy is better than to wait for the site. */
const PATIENCE = 3000;

/**
 * The site's answer for a page that was shown from the copy. The reload of that page takes it.
 *
 * @type {{address: string, response: Response} | undefined}
 */
let late;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const {method, url, cache} = event.request;
  // Pages fetch the files of a newer copy with `no-store`.
  if (method !== 'GET' || new URL(url).origin !== location.origin || cache === 'no-store') return;
  event.respondWith(answer(event));
});

/**
 * @param {ExtendableFetch} event
 * @returns {Promise<Response>}
 */
async function answer(event) {
  const {request} = event;
  const isPage = request.mode === 'navigate';
  const [address = ''] = request.url.split('#');
  const arrived = late;
  if (isPage) late = undefined;
  if (isPage && arrived?.address === address) return arrived.response;
  const isAsset = /\/assets\//.test(address);
  const asked = isAsset ? undefined : ask(request);
  const stored = await find(address);
  if (!stored) {
    const response = await (asked ?? ask(request));
    return response ?? (isPage ? notStored() : Response.error());
  }
  if (!asked) return stored.response;
  const response = await Promise.race([asked, pause()]);
  if (response && response.status < 500) return response;
  if (!isPage) return stored.response;
  if (!response) event.waitUntil(announce(asked, address, event));
  return marked(stored.response, stored.cache);
}

/**
 * @param {Request} request
 * @returns {Promise<Response | undefined>} the site's answer; undefined without a network
 */
function ask(request) {
  return fetch(request).catch(() => undefined);
}

/** @returns {Promise<undefined>} */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined));
}

/**
 * Tells a page of the copy that the site has answered after all.
 *
 * @param {Promise<Response | undefined>} asked
 * @param {string} address
 * @param {ExtendableFetch} event
 */
async function announce(asked, address, {resultingClientId}) {
  const response = await asked;
  if (!response || response.status >= 500) return;
  late = {address, response};
  (await worker.clients.get(resultingClientId))?.postMessage(address);
}

/**
 * @param {string} address
 * @returns {Promise<{response: Response, cache: string} | undefined>} the copy of a file
 */
async function find(address) {
  const url = new URL(address);
  // A page is stored under its canonical address: without a query, an extension, or a slash at its end.
  const path = url.pathname.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
  for (const cache of await caches.keys()) {
    if (!cache.startsWith(COPIES)) continue;
    const response = await caches.match(url.origin + path, {cacheName: cache});
    if (response) return {response, cache};
  }
  return undefined;
}

/**
 * @param {Response} response a page
 * @param {string} cache its copy, with the day as the third part of the name
 * @returns {Promise<Response>} the page, marked as a copy for the notice
 */
async function marked(response, cache) {
  const html = await response.text();
  const [, , day] = cache.split(' ');
  return new Response(html.replace(/<html\b/, `<html data-copy-of="${day}"`), {
    headers: response.headers,
  });
}

/** @returns {Promise<Response>} */
async function notStored() {
  const home = new URL('offline', worker.registration.scope).pathname;
  const hasCopy = (await caches.keys()).some((name) => name.startsWith(COPIES));
  const reason = hasCopy
    ? 'you have kept other pages than this one'
    : 'the browser has deleted your copy';
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not in your copy</title>' +
    '<meta name="viewport" content="width=device-width"><h1>This page is not in your copy</h1>' +
    `<p>The site is not available, and ${reason}.</p>` +
    (hasCopy ? `<p><a href="${home}">What you have kept</a></p>` : '');
  return new Response(html, {
    status: 503,
    headers: {'content-type': 'text/html; charset=utf-8'},
  });
}
