import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readDocPages} from '../../checks/pages/node/read';
import {kinds, type Kind} from '../../src/records/model/model';
import {listRecordVersions, loadRecords} from '../../src/records/model/node/load';

const ROOT = path.resolve(__dirname, '../..');
const versions = listRecordVersions(ROOT);

describe.each(versions)('the reference of %s', (version) => {
  const records = loadRecords(ROOT, version);
  const pages = readDocPages(ROOT, version);
  const named = new Map(pages.map(({page, names}) => [page, names]));

  test.each(kinds)('documents its %s', (kind) => {
    const missing = [...(records?.[kind].values() ?? [])].flatMap(({name, page}) => {
      const route = `/docs/${version}/${page}`;
      if (!named.has(page)) return [`${name}: ${route} does not exist. Write it.`];
      if (kind === 'shared' || named.get(page)?.includes(name)) return [];
      return [`${name}: the front matter of ${route} does not name it. Add it to "names".`];
    });
    expect(missing).toEqual([]);
  });

  test.each(kinds.filter((kind) => kind !== 'shared'))('has a record for each of %s', (kind) => {
    const unknown = pagesOf(kind).flatMap(({file, names}) =>
      names
        .filter((name) => !records?.[kind].has(name))
        .map((name) => `${file} names ${name}, which has no file in data/${version}/${kind}/.`),
    );
    expect(unknown).toEqual([]);
  });

  function pagesOf(kind: Kind) {
    return pages.filter(
      ({page}) => page.startsWith(`reference/${kind}/`) || page === `artefacts/${kind}`,
    );
  }
});
