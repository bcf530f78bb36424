import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {COMMON_HEADERS, headersFile} from '../../src/plugins/headers/core/headers';
import {headersFor, parseHeaders} from '../../testing/server/headers';

const conf = fs.readFileSync(path.resolve(__dirname, '../../hosting/nginx.conf'), 'utf8');
const sent = Object.fromEntries(
  [...conf.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

test('nginx sends the same headers as hosts that read _headers', () => {
  const {'Content-Security-Policy': policy, ...others} = sent;
  expect(others).toEqual(COMMON_HEADERS);
  expect(policy).toBe("frame-ancestors 'none'");
});

test('browsers cache assets from nginx as long as from other hosts', () => {
  const rules = parseHeaders(headersFile({scriptHashes: [], styleHashes: [], searchHosts: []}));
  expect(conf).toContain(`~/assets/ "${headersFor(rules, '/assets/a.js')['cache-control']}";`);
});
