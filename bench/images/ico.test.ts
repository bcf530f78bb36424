import fs from 'node:fs';
import {expect, it} from 'vitest';
import {ico} from './ico';

it('points at the picture, names its side and keeps its bytes', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3);
  const file = Buffer.from(ico(png, 32));
  expect(file.readUInt16LE(2)).toBe(1);
  expect([file[6], file[7]]).toEqual([32, 32]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18))).toEqual(Buffer.from(png));
});

it('made the icon that the site serves', () => {
  const png = fs.readFileSync('static/img/favicon-32.png');
  expect(fs.readFileSync('static/favicon.ico')).toEqual(Buffer.from(ico(png, 32)));
});
