import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findCellFaults, findFaults} from '../../checks/completeness/fit';
import {readDocPages} from '../../checks/completeness/node/pages';
import {outline} from '../../checks/completeness/outline';
import {templates} from '../../checks/completeness/templates';
import {findGrowth, parseTodo} from '../../checks/completeness/todo';
import {kinds, type Kind} from '../../data/model/model';
import {readVersions} from '../../data/model/versions/node/readVersions';
import {listRecordVersions, loadRecords} from '../../data/model/node/load';

const ROOT = path.resolve(__dirname, '../..');
const TODO = 'data/todo.yaml';
const todo = parseTodo(fs.readFileSync(path.join(ROOT, TODO), 'utf8'));
const versions = readVersions(ROOT).filter(({label}) => listRecordVersions(ROOT).includes(label));

describe.each(versions)('the reference of $label', (version) => {
  const {label} = version;
  const records = loadRecords(ROOT, label);
  const pages = readDocPages(ROOT, version);
  const named = new Map(pages.map(({page, frontMatter}) => [page, frontMatter.names]));

  test.each(kinds)('documents its %s, or lists their pages as to do', (kind) => {
    const missing = [...(records?.[kind].values() ?? [])].flatMap(({name, page}) => {
      const route = `/docs/${label}/${page}`;
      if (todo.includes(route)) return [];
      if (!named.has(page)) return [`${name}: ${route} does not exist. Write it.`];
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
        .map((name) => `${file} names ${name}, which has no file in data/${label}/${kind}/.`),
    );
    expect(unknown).toEqual([]);
  });

  function pagesOf(kind: Kind) {
    return pages.filter(({page}) => page.startsWith(`reference/${kind}/`));
  }
});

describe.each(versions)('pages of $label', (version) => {
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

// HEAD sees what is about to be committed, its parent what was; a shallow clone has the first only.
test.each(['HEAD', 'HEAD^1'])('the list of what is to do has not grown since %s', (revision) => {
  const grown = findGrowth(readRevision(revision) ?? todo, todo);
  expect(grown, `lines were added to ${TODO}: write these pages instead`).toEqual([]);
});

/** The list as it was committed; undefined where the history does not reach so far. */
function readRevision(revision: string): readonly string[] | undefined {
  try {
    const options = {cwd: ROOT, encoding: 'utf8' as const, stdio: 'pipe' as const};
    return parseTodo(execFileSync('git', ['show', `${revision}:${TODO}`], options));
  } catch {
    return undefined;
  }
}
