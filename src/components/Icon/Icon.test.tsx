import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const read = (file: string) => fs.readFileSync(file, 'utf8');

test('each icon name has a drawing, and each drawing a name', () => {
  const names = [...read(path.join(__dirname, 'index.tsx')).matchAll(/^ {2}\| '(\w+)'/gm)];
  const drawings = read(path.resolve('static/img/icons.svg')).matchAll(/<symbol id="(\w+)"/g);
  expect(names.length).toBeGreaterThan(10);
  expect([...drawings].map(([, id]) => id)).toEqual(names.map(([, name]) => name));
});

test.each(['docs', 'versioned_docs', 'community', 'rfc'])(
  'icons on pages of %s exist',
  (folder) => {
    const drawings = read(path.resolve('static/img/icons.svg'));
    const asked = fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) => [...read(path.join(folder, file)).matchAll(/<Icon name="(\w+)" \/>/g)])
      .map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(4);
    for (const name of asked) expect(drawings).toContain(`id="${name}"`);
  },
);
