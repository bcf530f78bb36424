/** A page of one version held against its twin of another, in text and in facts. */
import type {BlockDifference} from './blocks';
import type {FactDifference} from './facts';

export interface Comparison {
  /** The two files, from the project's root. */
  readonly files: readonly [string, string];
  readonly versions: readonly [string, string];
  readonly blocks: readonly BlockDifference[];
  /** By the name of the record. */
  readonly facts: readonly (readonly [name: string, differences: readonly FactDifference[]])[];
  /** What the page's front matter says about text and facts that do not move together. */
  readonly excuse: string | undefined;
}

/**
 * What is wrong with a pair: a text that stayed while facts changed, or changed while they stayed.
 *
 * @returns undefined where both agree, or where the front matter gives the reason (`twin:`)
 */
export function findMismatch({files, blocks, facts, excuse}: Comparison): string | undefined {
  const differing = facts.filter(([, differences]) => differences.length > 0);
  if (excuse !== undefined && blocks.length === 0 && differing.length === 0) {
    return `${files[0]} gives a reason (twin: …), but nothing differs from ${files[1]}: take it out.`;
  }
  if (excuse !== undefined || facts.length === 0) return undefined;
  if (differing.length > 0 && blocks.length === 0) {
    const names = differing.map(([name]) => name).join(', ');
    const list = differing.flatMap(([name, differences]) =>
      differences.map(({path, values}) => `  ${name} ${path}: ${values.join(' → ')}`),
    );
    return `${files.join(' and ')} say the same, but the records of ${names} differ:\n${list.join('\n')}`;
  }
  if (differing.length === 0 && blocks.length > 0) {
    const sections = [...new Set(blocks.map(({section}) => section || 'the beginning'))];
    return `${files.join(' and ')} differ in their text (${sections.join(', ')}), but their records are alike.`;
  }
  return undefined;
}

/** The comparison for a terminal. */
export function formatComparison({files, versions, blocks, facts}: Comparison): string {
  const lines = [`- ${files[0]}`, `+ ${files[1]}`, ''];
  let section: string | undefined;
  for (const block of blocks) {
    if (block.section !== section) lines.push(`## ${block.section}`);
    section = block.section;
    const sign = block.side === 0 ? '-' : '+';
    lines.push(...block.text.split('\n').map((line) => `${sign} ${line}`), '');
  }
  for (const [name, differences] of facts) {
    if (differences.length > 0) lines.push(`Record ${name}: ${versions.join(' → ')}`);
    lines.push(...differences.map(({path, values}) => `  ${path}: ${values.join(' → ')}`));
  }
  if (blocks.length === 0) lines.push('The texts are the same.');
  if (facts.every(([, differences]) => differences.length === 0)) {
    lines.push(facts.length ? 'The records are the same.' : 'The pages name no records.');
  }
  return lines.join('\n');
}
