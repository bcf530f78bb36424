/** Builds the MDX elements of samples, which src/samples/component renders. */
import type {Code, Nodes, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../../mdx/element';
import {arrange, sizeOf} from './arrange';

/** A block of a sample, with its label and its place before, at, or after the script. */
export interface Part {
  readonly node: Code;
  readonly label: string;
  readonly side: 'sample' | 'in' | 'out';
  /** The implementation that checked or recorded it. */
  readonly seen?: string | undefined;
  /** The action of its button. */
  readonly press?: 'run' | 'check' | undefined;
}

/** Gives a code block the properties for its head (src/plugins/highlight/theme/CodeBlock). */
export function labelBlock({node, label, seen, press}: Part): void {
  const properties = {label, ...(seen ? {seen} : {}), ...(press ? {press} : {})};
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/** The line at the end of a page; search leaves it out. */
export function provenanceLine(text: string): RootContent {
  const attributes = {className: 'samples-provenance', 'data-search-ignore': ''};
  return element('p', attributes, [{type: 'text', value: text}]);
}

/** The element of a sample, with its blocks in reading order. */
export function sampleElement(
  parts: readonly Part[],
  note: string | undefined,
  live: Readonly<Record<string, string>> = {},
): MdxJsxFlowElement {
  const sides = (['in', 'sample', 'out'] as const)
    .map((side) => parts.filter((part) => part.side === side))
    .filter((side) => side.length > 0);
  const attributes = {
    ...arrange(sides.map((side) => sizeOf(side.map(({node}) => node.value)))),
    ...(note === undefined ? {} : {note}),
    ...live,
  };
  const children = sides.map((side) => element('SampleSide', {}, side.map(folded)));
  return element('Sample', attributes, children);
}

/** The most lines of a diagnostic that is not folded. */
const LONGEST_DIAGNOSTIC = 8;

/** A long diagnostic is folded below its message; all of it is in the page. */
function folded({node, label}: Part): Nodes {
  if (label !== 'Error' || node.value.split('\n').length <= LONGEST_DIAGNOSTIC) return node;
  const summary = element('summary', {}, [{type: 'text', value: messageOf(node.value)}]);
  return element('details', {className: 'sample-fold'}, [summary, node]);
}

/** The message after the carets of a diagnostic, or its first line. */
function messageOf(diagnostic: string): string {
  const lines = diagnostic.split('\n').filter((line) => line.trim() !== '');
  return /\^\s+(\S.*)/.exec(diagnostic)?.[1] ?? lines[0]?.trim() ?? '';
}
