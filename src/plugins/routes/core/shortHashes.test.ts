import {expect, it} from 'vitest';
import {shortHashes} from './shortHashes';

const {names, shorten} = shortHashes([
  'assets/js/5c82.3f9dc2aa00112233.js',
  'assets/js/worker.0123456789012345.js',
  'assets/js/main.d412db21.js',
  'assets/css/styles.3cfff1af00112233.css',
]);

it('cuts the hashes of scripts that have whole ones, and no other name', () => {
  expect([...names]).toEqual([
    ['assets/js/5c82.3f9dc2aa00112233.js', 'assets/js/5c82.3f9dc2.js'],
    ['assets/js/worker.0123456789012345.js', 'assets/js/worker.012345.js'],
  ]);
});

it('writes the new names in code', () => {
  expect(shorten('({"5c82":"3f9dc2aa00112233",6794:"385dff"})[e]+".js"')).toBe(
    '({"5c82":"3f9dc2",6794:"385dff"})[e]+".js"',
  );
  expect(shorten('"assets/js/"+e+".0123456789012345.js"')).toBe('"assets/js/"+e+".012345.js"');
});

it.each(['"its minimum is 3123459, or 0123456"', '"1659355200000000"', 'f("33f9dc2aa001122339")'])(
  'leaves the text %s as it is',
  (text) => {
    expect(shorten(text)).toBe(text);
  },
);
