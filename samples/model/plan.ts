/** Everything that is to be asked about a page, and what is wrong before asking. */
import {isLanguageVersion, type LanguageVersion} from '../../language/host/protocol';
import {checkConventions, isNotRun, isUnchecked} from './conventions';
import type {Fence} from './fences';
import {groupFences, type CommandBlock, type Sample} from './group';
import type {Problem} from './problem';
import {pageTask, queryTask, type RuntimeTask} from './runs';
import {languageTask, type LanguageTask} from './tasks';
import {ValueError} from './values';

/** A sample and the question about it. */
export interface SampleItem {
  readonly kind: 'sample';
  readonly sample: Sample;
  readonly task: LanguageTask;
}

/** A query with its events and results, run by the runtime. */
export interface QueryItem {
  readonly kind: 'query';
  readonly sample: Sample;
  readonly task: RuntimeTask;
}

/** All command blocks of a page, run one after another. */
export interface CommandsItem {
  readonly kind: 'commands';
  readonly blocks: readonly CommandBlock[];
  readonly task: RuntimeTask;
}

export type Item = SampleItem | QueryItem | CommandsItem;

export interface PagePlan {
  /** Path from the project's root, with slashes. */
  readonly page: string;
  readonly version: LanguageVersion;
  readonly fences: readonly Fence[];
  readonly items: readonly Item[];
  readonly problems: readonly Problem[];
  /** Samples that say why they are not checked. */
  readonly unchecked: number;
  /** Command blocks that say why they are not run. */
  readonly notRun: number;
}

/** Plans a page that documents one version; a block can name another with `version=`. */
export function planPage(
  page: string,
  fences: readonly Fence[],
  version: LanguageVersion,
): PagePlan {
  const groups = groupFences(fences);
  const problems: Problem[] = [...checkConventions(fences, groups, version)];
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
    const own = versionOfFence(sample.fence, version);
    const {line} = sample.fence;
    attempt(line, () => ({kind: 'sample', sample, task: languageTask(sample, own, fences)}));
    if (isQueryRun(sample))
      attempt(line, () => ({kind: 'query', sample, task: queryTask(sample, own)}));
  }
  const run = groups.commands.filter(({fence}) => !isNotRun(fence));
  const [first] = run;
  if (first && version !== '0.11') {
    const own = versionOfFence(first.fence, version);
    attempt(first.fence.line, () => ({
      kind: 'commands',
      blocks: run,
      task: pageTask(run, own, fences),
    }));
  }
  return {
    ...{page, version, fences, items, problems},
    unchecked: groups.samples.length - samples.length,
    notRun: groups.commands.length - run.length,
  };
}

function isQueryRun({entry, results}: Sample): boolean {
  return entry === 'query' && results.length > 0;
}

function versionOfFence({meta}: Fence, version: LanguageVersion): LanguageVersion {
  const own = meta.values.get('version') ?? '';
  return isLanguageVersion(own) ? own : version;
}
