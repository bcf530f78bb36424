/**
 * Puts the blocks of a code sample together: its inputs, the script, and its outputs, with the
 * implementation that checked it. Blocks with prose between them are not moved.
 */
import path from 'node:path';
import type {Code, Nodes, Parents, Root} from 'mdast';
import {extractFencedNodes, sourceOf, type FencedNode} from '../model/extract';
import {isHidden, type Fence} from '../model/fences';
import {groupFences, type Sample} from '../model/group';
import {partLabel, provenance, reasonNote, seenBy} from '../model/label';
import {liveAttributes} from '../model/live';
import type {Outcome} from '../model/outcome';
import type {Records} from '../model/records';
import {planPage, type PagePlan, type SampleItem} from '../model/plan';
import type {SampleVersions} from '../model/version';
import {isTyped} from '../model/vocabulary';
import {addLegend} from './legend';
import {labelBlock, provenanceLine, sampleElement, type Part} from './sampleTree';

export interface SamplesOptions {
  /** The project's root; the paths of pages are relative to it. */
  readonly siteDir: string;
  /** Finds the version that a page documents. */
  readonly versions: SampleVersions;
  /** Returns the records of a page by key. */
  readonly recordsOf: (page: string) => Records;
  /** Whether readers can run samples of a version in the page, by its label. */
  readonly isLive?: (version: string) => boolean;
}

interface PageFile {
  readonly path?: string;
  readonly data?: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/** A block with the sample or the commands that it belongs to. */
interface Place {
  readonly owner: object;
  readonly fence: Fence;
  readonly label: string;
  readonly side: Part['side'];
  /** The implementation that checked or recorded it. */
  readonly seen?: string | undefined;
  /** Why it was not checked or not run. */
  readonly note?: string | undefined;
  /** Only for the script of a sample that readers can run. */
  readonly item?: SampleItem | undefined;
}

/** Blocks that are checked together, with their records. */
interface Checked {
  readonly plan: PagePlan;
  readonly records: Records;
}

/** The transformer for `remarkPlugins`. */
export function samples(options: SamplesOptions): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    const page = path
      .relative(options.siteDir, file.path ?? '')
      .split(path.sep)
      .join('/');
    const {versions} = options;
    const version = versions.ofPage(page, file.data?.frontMatter ?? {});
    const nodes = extractFencedNodes(tree);
    removeNodes(tree, new Set(nodes.filter(({fence}) => isHidden(fence)).map(({node}) => node)));
    if (!version) return;
    const checked = [...bySource(page, nodes)].map(([source, own]): Checked => {
      const fences = own.map(({fence}) => fence);
      const plan = planPage(source, fences, version, versions.named);
      return {plan, records: options.recordsOf(source)};
    });
    const byFence = new Map(nodes.map(({fence, node}) => [fence, node]));
    const places = new Map<Nodes, Place>();
    for (const place of checked.flatMap((each) => placesOf(each, options))) {
      const node = byFence.get(place.fence);
      if (node) places.set(node, place);
    }
    regroup(tree, places);
    if (path.basename(page).startsWith('_')) return;
    addLegend(tree);
    const line = provenance(checked.flatMap(outcomesOf));
    if (line) tree.children.push(provenanceLine(line));
  };
}

/** Groups the blocks of a page by their source: the page itself, or a data file. */
function bySource(page: string, nodes: readonly FencedNode[]): Map<string, FencedNode[]> {
  const sources = new Map<string, FencedNode[]>();
  for (const each of nodes) {
    const source = sourceOf(each.node) ?? page;
    sources.set(source, [...(sources.get(source) ?? []), each]);
  }
  return sources;
}

function outcomesOf({plan, records}: Checked): Outcome[] {
  return plan.items.flatMap(({task}) => records.get(task.key) ?? []);
}

function placesOf({plan, records}: Checked, options: SamplesOptions): Place[] {
  const groups = groupFences(plan.fences);
  const recordsOf = (fence: Fence): Outcome[] =>
    plan.items
      .filter((item) => item.kind !== 'commands' && item.sample.fence === fence)
      .flatMap(({task}) => records.get(task.key) ?? []);
  const commands = plan.items.find((item) => item.kind === 'commands');
  const run = commands && records.get(commands.task.key);
  return [
    ...groups.samples.flatMap((sample) => {
      const item = plan.items.find(
        (i): i is SampleItem => i.kind === 'sample' && i.sample.fence === sample.fence,
      );
      return placeParts(
        sample,
        seenBy(recordsOf(sample.fence)),
        item && options.isLive?.(item.task.version.label) ? item : undefined,
      );
    }),
    ...groups.commands.flatMap((block) => {
      const note = reasonNote(block.fence);
      const seen = run && !note ? seenBy([run]) : undefined;
      const label = isTyped(block.fence) ? 'Input' : 'Command';
      return [
        {owner: block, fence: block.fence, label, side: 'sample', seen, note} as const,
        ...block.results.map((fence): Place => {
          return {owner: block, fence, label: 'Output', side: 'sample'};
        }),
      ];
    }),
  ];
}

function placeParts(
  sample: Sample,
  seen: string | undefined,
  item: SampleItem | undefined,
): Place[] {
  const {events, metadata, args, state, results, metadataAfter, stateAfter, diagnostic} = sample;
  const place = (fence: Fence, side: Part['side']): Place => ({
    ...{owner: sample, fence, side, label: partLabel(sample, fence)},
    ...(side === 'sample' ? {seen, note: reasonNote(fence), item} : {}),
  });
  const present = (list: readonly (Fence | undefined)[]): Fence[] =>
    list.filter((f) => f !== undefined);
  return [
    place(sample.fence, 'sample'),
    ...present([...events, ...metadata, args, state]).map((fence) => place(fence, 'in')),
    ...present([...results, ...metadataAfter, stateAfter, diagnostic]).map((f) => place(f, 'out')),
  ];
}

/** Removes the blocks that only the recorder uses. */
function removeNodes(parent: Parents, removed: ReadonlySet<Nodes>): void {
  if (removed.size === 0) return;
  const children = parent.children.filter((child) => !removed.has(child));
  (parent as {children: Nodes[]}).children = children;
  for (const child of children) if ('children' in child) removeNodes(child, removed);
}

/** Replaces each run of adjacent blocks with the same owner by an element. */
function regroup(parent: Parents, places: ReadonlyMap<Nodes, Place>): void {
  const children: Nodes[] = [];
  let run: {node: Nodes; place: Place}[] = [];
  const flush = (): void => {
    children.push(...toElements(run));
    run = [];
  };
  for (const child of parent.children) {
    const place = places.get(child);
    if (run.length > 0 && run[0]?.place.owner !== place?.owner) flush();
    if (place) run.push({node: child, place});
    else children.push(child);
    if ('children' in child) regroup(child, places);
  }
  flush();
  (parent as {children: Nodes[]}).children = children;
}

function toElements(run: readonly {node: Nodes; place: Place}[]): Nodes[] {
  const [note] = run.flatMap(({place}) => place.note ?? []);
  const [item] = run.flatMap(({place}) => place.item ?? []);
  const parts = run.map(({node, place: {label, side, seen, item: own}}): Part => {
    const press = own?.task.request.kind;
    return {node: node as Code, label, side, seen, press};
  });
  parts.forEach(labelBlock);
  // A lone block without a note and without a button needs no element around it.
  if (run.length < 2 && note === undefined && !item) return run.map(({node}) => node);
  const shown = new Set(run.map(({place}) => place.fence));
  const live = item && liveAttributes(item.sample, item.task, shown);
  return [sampleElement(parts, note, live)];
}
