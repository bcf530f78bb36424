/**
 * Replaces elements such as `<Options of="file" />` by tables and entries of the records in `data/`.
 *
 * They are Markdown before Docusaurus looks at the page, so that links and anchors are
 * checked, search reads them, and no record travels to the reader's browser.
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VersionRecords} from '../model/model';
import {attributesOf} from '../../mdx/element';
import {importNode} from '../../mdx/importNode';
import {componentChooser} from './chooser';
import {commandIndex, commandOptions} from './commands';
import {configuration} from './configuration';
import {deliveryMatrix} from './delivery';
import {metadata, metadataIndex, metrics, ports} from './exchange';
import {facts} from './facts';
import {messageList} from './messageList';
import {options} from './options';
import {versionOfFile} from '../../site/versions/pageFile';
import type {DocsVersion} from '../../site/versions/model';
import {openPage, type Page, type Use} from './page';
import {prerequisite} from './prerequisite';
import {
  constantTable,
  functionIndex,
  functionSummary,
  moduleIndex,
  moveBelowPurpose,
  signature,
} from './stdlib';

interface RecordsOptions {
  /** The project's root. */
  readonly siteDir: string;
  /** The versions of the docs, from the registry. */
  readonly versions: readonly DocsVersion[];
  /** The records of a version by its label; undefined if it has none. */
  readonly recordsOf: (version: string) => VersionRecords | undefined;
  /** Services that readers start to try a page. */
  readonly prerequisites: () => Page['prerequisites'];
}

const TABLES: Readonly<Record<string, (page: Page, use: Use) => RootContent[]>> = {
  CommandIndex: commandIndex,
  CommandOptions: commandOptions,
  ComponentChooser: componentChooser,
  Configuration: configuration,
  ConstantTable: constantTable,
  DeliveryMatrix: deliveryMatrix,
  Facts: facts,
  FunctionIndex: functionIndex,
  FunctionSummary: functionSummary,
  Messages: messageList,
  Metadata: metadata,
  MetadataIndex: metadataIndex,
  Metrics: metrics,
  ModuleIndex: moduleIndex,
  Options: options,
  Ports: ports,
  Prerequisite: prerequisite,
  Signature: signature,
};

/** The imports that a page needs for an element inside a table. */
const COMPONENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Chooser: {Chooser: '@site/src/components/Chooser'},
  Tabs: {Tabs: '@theme/Tabs', TabItem: '@theme/TabItem'},
};

/** The names of the elements that this transformer replaces. */
export const recordElements = Object.keys(TABLES);

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function records(settings: RecordsOptions): (tree: Root, file: {path?: string}) => void {
  return (tree, {path: absolute = ''}) => {
    const file = path.relative(settings.siteDir, absolute).split(path.sep).join('/');
    const used = new Set<string>();
    const repeated = findRepeated(tree);
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      const build = TABLES[element.name ?? ''];
      if (!build || !parent || index === undefined) return undefined;
      const use = {...readUse(element), isOneOfSeveral: repeated.has(element)};
      const {version, found} = requireRecords(settings, file, use);
      const known = {records: found, prerequisites: settings.prerequisites()};
      const page = openPage(settings.siteDir, file, version, known, tree);
      const nodes = build(page, use);
      const siblings = parent.children as RootContent[];
      siblings.splice(index, 1, ...nodes);
      if (element.name === 'Signature') moveBelowPurpose(siblings, index + 2);
      for (const node of nodes) if ('name' in node && node.name) used.add(node.name);
      return [SKIP, index + nodes.length];
    });
    tree.children.unshift(...listImports(tree, used));
  };
}

/** The elements that share their heading with another one of the same name. */
function findRepeated(tree: Root): ReadonlySet<MdxJsxFlowElement> {
  const found = new Set<MdxJsxFlowElement>();
  let above = new Map<string | null, MdxJsxFlowElement>();
  for (const node of tree.children) {
    if (node.type === 'heading') above = new Map();
    if (node.type !== 'mdxJsxFlowElement') continue;
    const first = above.get(node.name);
    if (first) found.add(first).add(node);
    else above.set(node.name, node);
  }
  return found;
}

/** The imports that the elements in use need and the author has not written. */
function listImports(tree: Root, used: ReadonlySet<string>): RootContent[] {
  const written = tree.children.map((node) => (node.type === 'mdxjsEsm' ? node.value : ''));
  return Object.entries(COMPONENTS)
    .filter(([element]) => used.has(element))
    .flatMap(([, sources]) => Object.entries(sources))
    .filter(([name]) => !written.some((line) => new RegExp(`\\bimport ${name}\\b`).test(line)))
    .map(([name, source]) => importNode(name, source));
}

function requireRecords(
  {recordsOf, versions}: RecordsOptions,
  file: string,
  use: Use,
): {version: DocsVersion; found: VersionRecords} {
  const version = versionOfFile(file, versions);
  const found = version && recordsOf(version.label);
  if (version && found) return {version, found};
  throw new Error(
    `${file}:${use.line}: <${use.name}>: this page has no records. ` +
      'Use it in docs/ or in a versioned_docs/version-… that has a folder in data/.',
  );
}

function readUse(element: MdxJsxFlowElement): Use {
  return {
    name: element.name ?? '',
    attributes: attributesOf(element),
    line: element.position?.start.line ?? 1,
  };
}
