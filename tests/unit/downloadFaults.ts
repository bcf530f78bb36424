import type http from 'node:http';

/** Answers a request in place of the published site. */
export type Answer = (response: http.ServerResponse, content: Buffer) => void;

/** Faults of the published site: title, end of the file's path, answer, and the expected message. */
export const FAULTS: readonly (readonly [string, string, Answer, RegExp])[] = [
  [
    'different content of the same length',
    '.wasm',
    (response, content) => response.end(Buffer.alloc(content.length, 'x')),
    /has the SHA-256 \w{12}…, and its list says \w{12}…/,
  ],
  [
    'a file that ends early',
    '.wasm',
    (response, content) => response.end(content.subarray(0, 20)),
    /ended after 20 of \d+ bytes/,
  ],
  [
    'a connection that breaks off',
    '.wasm',
    (response, content) => {
      response.writeHead(200, {'content-length': content.length});
      response.write(content.subarray(0, 20), () => response.destroy());
    },
    /broke off before its end/,
  ],
  [
    'a file that is longer than the list says',
    '.wasm',
    (response, content) => response.end(Buffer.concat([content, Buffer.alloc(1000)])),
    /is longer than \d+ bytes/,
  ],
  ['a missing file', '.wasm', (response) => response.writeHead(404).end(), /answers 404/],
  ['a file that never comes', '.wasm', () => undefined, /did not arrive within 0\.\d+ s/],
  ['a missing list', 'manifest.json', (response) => response.writeHead(404).end(), /answers 404/],
  [
    'a page in place of the list',
    'manifest.json',
    (response) => response.end('<!doctype html>'),
    /is not a list of language files in format 1/,
  ],
  [
    'a list with an address on another host',
    'manifest.json',
    (response, content) =>
      response.end(content.toString().replace(/"assets/g, '"https://192.0.2.1/assets')),
    /is not on the site/,
  ],
  [
    'a list with a path outside of the cache',
    'manifest.json',
    (response, content) =>
      response.end(content.toString().replace('entry.json"', '../entry.json"')),
    /is not a list of language files/,
  ],
  [
    'a list that mixes builds',
    'manifest.json',
    (response, content) =>
      response.end(
        content
          .toString()
          .replace(/"entry\.json"(.*)"notices\.json"/, '"notices.json"$1"entry.json"'),
      ),
    /do not belong together/,
  ],
  ['a list that never comes', 'manifest.json', () => undefined, /did not arrive within 0\.5 s/],
];
