/**
 * `<Changes />`: all differences between a version and the one before it, as a table that readers filter.
 * `<Changes from="1.1" to="1.2" of="connectors" />`: one kind of parts, as a plain table.
 */
import path from 'node:path';
import type {Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributesOf} from '../../../mdx/element';
import {importNode} from '../../../mdx/importNode';
import type {PartChange} from '../../../records/model/changes/compare';
import type {Part} from '../../../records/model/changes/facts';
import {describeChange, mergeLines} from '../../../records/model/changes/describe';
import {chooserElement} from '../../../records/remark/chooser';
import {inline, linkedTo, paragraph, phrase, table, type Cell} from '../../../records/remark/nodes';
import {seriesOf, type DocsVersion} from '../../../site/versions/model';
import {versionOfFile} from '../../../site/versions/pageFile';
import {findPair, type PageChange, type Pair} from '../node/pairs';

interface ChangesOptions {
  readonly siteDir: string;
  readonly versions: readonly DocsVersion[];
  readonly pairs: () => readonly Pair[];
}

interface Row {
  readonly kind: string;
  readonly change: string;
  /** The names by which a pasted configuration finds the row. */
  readonly names: readonly string[];
  /** The page that leads to the row; the first row of a page is its target. */
  readonly id?: string;
  readonly title: Cell;
  readonly text: Cell;
}

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function changes({
  siteDir,
  versions,
  pairs,
}: ChangesOptions): (tree: Root, file: {path?: string}) => void {
  return (tree, {path: absolute = ''}) => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    let isUsed = false;
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Changes' || !parent || index === undefined) return undefined;
      const {from, to, of} = attributesOf(node);
      const version = versionOfFile(file, versions);
      const pair =
        from === undefined
          ? version && findPair(pairs(), 'after', version)
          : pairs().find(({before, after}) => nameOf(before) === from && nameOf(after) === to);
      const nodes = pair ? render(pair, of) : [paragraph(ABSENT)];
      isUsed ||= pair !== undefined && of === undefined;
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
    if (isUsed) tree.children.unshift(importNode('Chooser', '@site/src/components/Chooser'));
  };
}

/** Replaces the table once an older version was dropped. */
const ABSENT = 'This site has no documentation of the version before.';

function nameOf({coming, release}: DocsVersion): string {
  return coming ?? seriesOf(release);
}

/** Changes that break a configuration come first. */
const ORDER: readonly string[] = ['gone', 'renamed', 'changed', 'new'];

function render(pair: Pair, of: string | undefined): RootContent[] {
  const kinds = of?.split(' ');
  const {before, after} = pair;
  const parts = pair.parts
    .filter(({before, after}) => kinds?.includes((after ?? before)!.kind) ?? true)
    .flatMap((change) => partRow(pair, change))
    .sort((one, other) => ORDER.indexOf(one.change) - ORDER.indexOf(other.change));
  const pages = of === undefined ? pair.pages.flatMap((change) => pageRow(pair, change)) : [];
  const rows = [...parts, ...pages];
  if (rows.length === 0) return [paragraph('Nothing differs.')];
  if (of !== undefined) {
    const cells = rows.map(({title, kind, text}) => [title, kind, text]);
    const titles = ['Name', 'Kind', `From ${nameOf(before)} to ${nameOf(after)}`];
    return [withoutSearch(table(titles, cells))];
  }
  const list = table(
    ['Name', 'Kind', `From ${before.label} to ${after.label}`],
    rows.map(({title, kind, change, text}) => [title, `${kind}: ${change}`, text]),
  );
  const ids = rows.map(({id}) => id);
  list.children.slice(1).forEach((row, index) => {
    const {kind, change, names, id} = rows[index]!;
    const hProperties = {
      dataFacets: [kind, change].join(','),
      ...(names.length > 0 ? {dataNames: names.join(',')} : {}),
      ...(id === undefined || ids.indexOf(id) < index ? {} : {id}),
    };
    row.data = {...row.data, hProperties};
  });
  withoutSearch(list);
  const facets = rows.map(({kind, change}) => ({Kind: [kind], Change: [change]}));
  const chooser = chooserElement('changes', facets, list) as MdxJsxFlowElement;
  chooser.attributes.push(
    {type: 'mdxJsxAttribute', name: 'search', value: 'Names, or your configuration'},
    {type: 'mdxJsxAttribute', name: 'paste', value: null},
  );
  return [chooser];
}

/** Keeps a table out of the search: it has the names of all parts, which lead to their pages. */
function withoutSearch(list: Table): Table {
  list.data = {...list.data, hProperties: {dataSearchIgnore: ''}};
  return list;
}

function partRow({before: old, after: now, wording}: Pair, change: PartChange): Row[] {
  const {before, after} = change;
  const part = (after ?? before)!;
  const all = describeChange(change, wording);
  const lines = mergeLines(all.filter(({words}) => !words));
  const reworded = all.filter(({words}) => words).map(({text}) => text.replace(/:$/, ''));
  const isOther = change.change === 'renamed' && before!.name !== part.name;
  const first = {
    new: `New. ${String(part.fields.purpose ?? '')}`,
    gone: 'Gone.',
    renamed: isOther ? `Now \`${part.name}\`.` : `Now a ${kindOf(part)}.`,
    changed: '',
  }[change.change];
  const texts = [
    first,
    ...lines,
    reworded.length > 0 ? `Other words: ${reworded.join(', ')}.` : '',
  ];
  const shown = texts.filter(Boolean);
  if (shown.length === 0) return [];
  const version = after ? now : old;
  const address = `/docs/${version.label}/${part.page}`;
  const former = (before ?? after)!;
  const functions = part.kind === 'stdlib' ? namesInModule(change) : [];
  return [
    {
      kind: kindOf(former),
      change: change.change,
      names: [...new Set([former.name, part.name]), ...functions].filter(
        (name) => name !== 'connector',
      ),
      ...(after ? {id: after.page} : {}),
      title: linkedTo(phrase(`\`${former.name}\``), address),
      text: shown.flatMap((text, index) => [
        ...(index > 0 ? [{type: 'break' as const}] : []),
        ...inline(text),
      ]),
    },
  ];
}

/** The kind of a part in the singular. */
function kindOf({kind}: Part): string {
  const names: Partial<Record<Part['kind'], string>> = {
    ...{stdlib: 'module', shared: 'every connector', api: 'management API'},
  };
  return names[kind] ?? kind.slice(0, -1);
}

/** Functions and constants as a script calls them: `string::format`. */
function namesInModule({before, after, items}: PartChange): string[] {
  const module = (after ?? before)!.name.replace(/^.*::/, '');
  return items.map((item) => `${module}::${(item.before ?? item.after)!.name}`);
}

function pageRow({before: old, after: now}: Pair, change: PageChange): Row[] {
  const {before, after, sections} = change;
  const isMoved = change.change === 'moved';
  if (!isMoved && before && after && sections.length === 0) return [];
  const page = (after ?? before)!;
  const version = after ? now : old;
  const address = `/docs/${version.label}/${page.key}`.replace(/\/index$/, '');
  const titles = sections.flatMap(({title, change: what}) =>
    what === 'gone' ? [] : [title === '' ? 'introduction' : title],
  );
  const gone = sections.flatMap(({title, change: what}) => (what === 'gone' ? [title] : []));
  const texts = [
    isMoved ? `Formerly ${before!.title}.` : after && !before ? 'New.' : after ? '' : 'Gone.',
    titles.length > 0 ? `Changed: ${titles.join(', ')}.` : '',
    gone.length > 0 ? `Gone: ${gone.join(', ')}.` : '',
  ];
  return [
    {
      kind: 'page',
      change: isMoved ? 'renamed' : change.change,
      names: [],
      ...(after ? {id: after.key} : {}),
      title: linkedTo([{type: 'text', value: page.title}], address),
      text: phrase(texts.filter(Boolean).join(' ')),
    },
  ];
}
