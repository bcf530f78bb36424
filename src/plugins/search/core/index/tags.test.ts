import {describe, expect, it} from 'vitest';
import {activeTags, docsTag, indexFileName} from './tags';

describe('activeTags', () => {
  const rfc = {pluginId: 'rfc', latest: 'current'};

  it('names current, preferred and latest version once each, the open one first', () => {
    const docs = {pluginId: 'default', current: '0.11', preferred: 'current', latest: '0.12'};
    expect(activeTags([rfc, docs])).toEqual([
      {tag: 'docs-default-0.11', weight: 1},
      {tag: 'docs-rfc-current', weight: 0.8},
      {tag: 'default', weight: 0.8},
      {tag: 'docs-default-current', weight: 0.4},
      {tag: 'docs-default-0.12', weight: 0.4},
    ]);
  });

  it('takes the latest version if none is open or chosen', () => {
    const tags = activeTags([rfc, {pluginId: 'default', latest: '0.12'}]).map(({tag}) => tag);
    expect(tags).toEqual(['docs-default-0.12', 'docs-rfc-current', 'default']);
  });

  it('counts the open area and the main docs as the reader’s own', () => {
    const tags = activeTags([
      {...rfc, current: 'current'},
      {pluginId: 'default', latest: '0.12'},
    ]);
    expect(tags.slice(0, 2)).toEqual([
      {tag: 'docs-rfc-current', weight: 1},
      {tag: 'docs-default-0.12', weight: 1},
    ]);
  });
});

it('names tags and files as the specification does', () => {
  expect(indexFileName(docsTag('default', '0.12'))).toBe('search-index-docs-default-0.12.json');
});
