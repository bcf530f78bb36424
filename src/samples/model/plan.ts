/** Plans the tasks of a page, and collects the problems that need no run to be found. */
import {checkConventions, isNotRun, isUnchecked} from './conventions';
import type {Fence} from './fences';
import {groupFences, type CommandBlock, type Sample} from './group';
import type {Problem} from './problem';
import {pageTask, queryTask, type RuntimeTask} from './runs';
import {languageTask, type LanguageTask} from './tasks';
import {ValueError} from './values';
import type {NameVersion, SampleVersion} from './version';

/** A sample and its task for the language implementation. */
export interface SampleItem {
  readonly kind: 'sample';
  readonly sample: Sample;
  readonly task: LanguageTask;
}

/** A query with its events and results, which the runtime runs. */
interface QueryItem {
  readonly kind: 'query';
  readonly sample: Sample;
  readonly task: RuntimeTask;
}

/** All command blocks of a page, run one after another. */
interface CommandsItem {
  readonly kind: 'commands';
  readonly blocks: readonly CommandBlock[];
  readonly task: RuntimeTask;
}

export type Item = SampleItem | QueryItem | CommandsItem;

export interface PagePlan {
  /** Path from the project's root, with slashes. */
  readonly page: string;
  readonly version: SampleVersion;
  readonly fences: readonly Fence[];
  readonly items: readonly Item[];
  readonly problems: readonly Problem[];
}

/**
 * Plans the tasks of a page.
 *
 * @param named returns the version that a block names with `version=`
 */
export function planPage(
  page: string,
  fences: readonly Fence[],
  version: SampleVersion,
  named: NameVersion = () => undefined,
): PagePlan {
  const groups = groupFences(fences);
  const problems: Problem[] = [...checkConventions(fences, groups, version, named)];
  const versionOf = ({line, meta}: Fence): {used: SampleVersion; own: boolean} => {
    const name = meta.values.get('version');
    if (name === undefined || name === version.label) return {used: version, own: false};
    const used = named(name);
    if (!used) throw new ValueError(line, `version=${name} is unknown, or has no program.`);
    return {used, own: true};
  };
  const items: Item[] = [];
  const attempt = (line: number, make: () => Item): void => {
    try {
      items.push(make());
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      problems.push({line: error.line || line, what: error.message});
    }
  };
  const samples = groups.samples.filter(({fence}) => !isUnchecked(fence));
  for (const sample of samples) {
    const {line} = sample.fence;
    attempt(line, () => {
      const {used, own} = versionOf(sample.fence);
      return {kind: 'sample', sample, task: languageTask(sample, used, fences, own)};
    });
    if (!isQueryRun(sample)) continue;
    attempt(line, () => {
      const {used, own} = versionOf(sample.fence);
      return {kind: 'query', sample, task: queryTask(sample, used, own)};
    });
  }
  const run = groups.commands.filter(({fence}) => !isNotRun(fence));
  const [first] = run;
  if (first && version.runtime !== undefined) {
    attempt(first.fence.line, () => {
      const {used, own} = versionOf(first.fence);
      return {kind: 'commands', blocks: run, task: pageTask(run, used, fences, own)};
    });
  }
  return {page, version, fences, items, problems};
}

function isQueryRun({entry, results}: Sample): boolean {
  return entry === 'query' && results.length > 0;
}
