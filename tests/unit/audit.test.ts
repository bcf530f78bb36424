import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {z} from 'zod';

const FILE = path.resolve(__dirname, '../../audit-ci.jsonc');

/** Exceptions by the advisory or the path of packages; `audit-ci` itself would accept one without a reason. */
const allowlist = z.array(
  z.record(
    z.string(),
    z.strictObject({
      active: z.boolean(),
      notes: z.string().min(20),
      expiry: z.iso.date(),
    }),
  ),
);

test('each exception of the audit has a reason and a last day', () => {
  const {config} = ts.parseConfigFileTextToJson(FILE, fs.readFileSync(FILE, 'utf8')) as {
    config: {allowlist: unknown};
  };
  allowlist.parse(config.allowlist);
});

const exception = {active: true, notes: 'Only our own pages are parsed.', expiry: '2026-12-31'};

test.each([
  ['without a reason', {...exception, notes: undefined}],
  ['with an empty reason', {...exception, notes: ' '}],
  ['without a last day', {...exception, expiry: undefined}],
])('an exception %s is refused', (_, other) => {
  expect(allowlist.safeParse([{'GHSA-xxxx-xxxx-xxxx': exception}]).success).toBe(true);
  expect(allowlist.safeParse([{'GHSA-xxxx-xxxx-xxxx': other}]).success).toBe(false);
});

test('an exception that is only a name is refused', () => {
  expect(allowlist.safeParse(['GHSA-xxxx-xxxx-xxxx']).success).toBe(false);
});
