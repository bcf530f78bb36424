import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readPages} from '../../checks/pages/node/read';

const ROOT = path.resolve(__dirname, '../..');
const ORIGINALS = 'https://github.com/tremor-rs/tremor-www/blob/main/blog/';
/** Later posts were written for this site, and have no original. */
const LAST_RETOLD = '2022-09-24';

const retold = readPages(ROOT, ['blog']).filter(
  ({file}) => path.basename(file).slice(0, LAST_RETOLD.length) <= LAST_RETOLD,
);

test('26 posts retell an original', () => {
  expect(retold).toHaveLength(26);
});

describe.each(retold)('$file', ({file, source}) => {
  test('links to the original of its day', () => {
    const day = path.basename(file).slice(0, LAST_RETOLD.length);
    expect(source).toContain(`](${ORIGINALS}${day}`);
  });

  test('has a beginning for the list of posts', () => {
    const [lead = '', rest = ''] = source.split('{/* truncate */}');
    expect(lead.trim()).not.toBe('');
    expect(rest.trim()).not.toBe('');
  });
});
