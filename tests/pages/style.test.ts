import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {measureBuilt} from '../../checks/style/node/measureBuilt';
import {readStylePages} from '../../checks/style/node/readPages';
import {listProblems} from '../../checks/style/report';

const ROOT = path.resolve(__dirname, '../..');
const bars = await measureBuilt(ROOT, readStylePages(ROOT));

describe.each(bars)('$id $title', (bar) => {
  test(bar.value, () => {
    expect(listProblems([bar])).toEqual([]);
  });
});
