/** How many samples of which kind there are, by version. */
import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../language/host/protocol';
import type {Item, PagePlan} from '../../samples/model/plan';

export const KINDS = [
  'checked',
  'run',
  'recorded',
  'expected failures',
  'fragments',
  'unchecked',
  'not run',
] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Readonly<Record<LanguageVersion, Readonly<Record<Kind, number>>>>;

/**
 * Counts samples. `checked` counts every sample that the language implementation
 * sees, `run`, `expected failures` and `fragments` say which of these are more;
 * `recorded` counts blocks that the runtime itself ran.
 */
export function countSamples(plans: readonly PagePlan[]): Counts {
  const zero = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const counts = Object.fromEntries(
    LANGUAGE_VERSIONS.map((version) => [version, zero()]),
  ) as Record<LanguageVersion, Record<Kind, number>>;
  for (const {version, items, unchecked, notRun} of plans) {
    counts[version].unchecked += unchecked;
    counts[version]['not run'] += notRun;
    for (const item of items) {
      for (const [kind, number] of kindsOf(item)) counts[item.task.version][kind] += number;
    }
  }
  return counts;
}

function kindsOf(item: Item): readonly [Kind, number][] {
  if (item.kind === 'commands') return [['recorded', item.blocks.length]];
  if (item.kind === 'query') return [['recorded', 1]];
  const {words, values} = item.sample.fence.meta;
  return [
    ['checked', 1],
    ['run', item.task.request.kind === 'run' ? 1 : 0],
    ['expected failures', words.has('fails') ? 1 : 0],
    ['fragments', values.has('fragment') ? 1 : 0],
  ];
}
