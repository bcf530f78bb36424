// @ts-check
// The service worker of readers with a copy of the docs (src/plugins/offline). Without a network it
// answers from the copy. With a network it takes only files from it whose names contain a hash of their
// content. It never stores anything by itself. It is served as it is.

/**
 * The part of a service worker's scope that is used here. TypeScript's library for workers contradicts
 * the one for pages, with which the rest of the project is checked.
 *
 * @typedef {object} Scope
 * @property {{readonly scope: string}} registration
 * @property {{claim(): Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: ExtendableFetch) => void) => void} addEventListener
 *
 * @typedef {object} ExtendableFetch
 * @property {Request} request
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {(answer: Promise<Response>) => void} respondWith
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const COPIES = 'offline-';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const isOurs = new URL(request.url).origin === location.origin;
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  if (/\/assets\//.test(request.url)) {
    const stored = await find(request.url);
    if (stored) return stored.response;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await find(request.url);
    if (!stored) {
      if (request.mode === 'navigate') return notStored();
      throw error;
    }
    return request.mode === 'navigate' ? marked(stored.response, stored.cache) : stored.response;
  }
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
    const response = await (await caches.open(cache)).match(url.origin + path);
    if (response) return {response, cache};
  }
  return undefined;
}

/**
 * @param {Response} response a page
 * @param {string} cache its copy, with the day at the end of the name
 * @returns {Promise<Response>} the page, marked as a copy for the notice
 */
async function marked(response, cache) {
  const html = await response.text();
  const day = cache.split(' ').at(-1);
  return new Response(html.replace(/<html\b/, `<html data-copy-of="${day}"`), {
    headers: response.headers,
  });
}

/** @returns {Response} */
function notStored() {
  const home = new URL('offline', worker.registration.scope).pathname;
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not in your copy</title>' +
    '<meta name="viewport" content="width=device-width"><h1>This page is not in your copy</h1>' +
    '<p>There is no network, and you have kept other pages than this one.</p>' +
    `<p><a href="${home}">What you have kept</a></p>`;
  return new Response(html, {
    status: 503,
    headers: {'content-type': 'text/html; charset=utf-8'},
  });
}
