/** How many samples of which kind there are, by version. */
import type {Item, PagePlan} from '../../samples/model/plan';
import type {SampleVersion} from '../../samples/model/version';

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
/** By the label of the version. */
export type Counts = ReadonlyMap<string, Readonly<Record<Kind, number>>>;

/**
 * Counts samples. `checked` counts every sample that the language implementation
 * sees, `run`, `expected failures` and `fragments` say which of these are more;
 * `recorded` counts blocks that the runtime itself ran.
 */
export function countSamples(plans: readonly PagePlan[]): Counts {
  const zero = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const counts = new Map<string, Record<Kind, number>>();
  const add = ({label}: SampleVersion, kind: Kind, number: number): void => {
    const row = counts.get(label) ?? zero();
    row[kind] += number;
    counts.set(label, row);
  };
  for (const {version, items, unchecked, notRun} of plans) {
    add(version, 'unchecked', unchecked);
    add(version, 'not run', notRun);
    for (const item of items) {
      for (const [kind, number] of kindsOf(item)) add(item.task.version, kind, number);
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
