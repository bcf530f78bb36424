import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findCellFaults, findFaults} from '../../checks/completeness/fit';
import {readDocPages} from '../../checks/pages/node/read';
import {readContract} from '../../checks/completeness/node/siteRoutes';
import {outline} from '../../checks/completeness/outline';
import {templates} from '../../checks/completeness/templates';
import {kinds, type Kind} from '../../data/model/model';
import {listRecordVersions, loadRecords} from '../../data/model/node/load';
import {readVersions} from '../../data/model/versions/node/readVersions';

const ROOT = path.resolve(__dirname, '../..');
const promised = new Set(Object.values(readContract(ROOT).routes).flat());
const versions = listRecordVersions(ROOT);

describe.each(versions)('the reference of %s', (version) => {
  const records = loadRecords(ROOT, version);
  const pages = readDocPages(ROOT, version);
  const named = new Map(pages.map(({page, frontMatter}) => [page, frontMatter.names]));

  test.each(kinds)('documents its %s, or promises their pages', (kind) => {
    const missing = [...(records?.[kind].values() ?? [])].flatMap(({name, page}) => {
      const route = `/docs/${version}/${page}`;
      // A promised page is still to be written; tests/pages/routes.test.ts finds one that was lost.
      if (!named.has(page)) {
        return promised.has(route) ? [] : [`${name}: ${route} does not exist. Write it.`];
      }
      const names = named.get(page);
      if (kind === 'shared' || (Array.isArray(names) && names.includes(name))) return [];
      return [`${name}: the front matter of ${route} does not name it. Add it to "names".`];
    });
    expect(missing).toEqual([]);
  });

  test.each(kinds.filter((kind) => kind !== 'shared'))('has a record for each of %s', (kind) => {
    const unknown = pagesOf(kind).flatMap(({file, frontMatter}) =>
      ((frontMatter.names as string[] | undefined) ?? [])
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

// Pages of frozen versions follow the rules of their time.
const changing = readVersions(ROOT).flatMap(({frozen, label}) => (frozen ? [] : [label]));

describe.each(changing)('pages of %s', (version) => {
  test('hold what the template of their kind wants', () => {
    const faults = readDocPages(ROOT, version).flatMap(({file, frontMatter, tree}) => {
      const read = outline(tree);
      const template = templates[String(frontMatter.kind)];
      const found = [...(template ? findFaults(read, template) : []), ...findCellFaults(read)];
      return found.map((fault) => `${file}: ${fault}`);
    });
    expect(faults).toEqual([]);
  }, 60_000);
});
