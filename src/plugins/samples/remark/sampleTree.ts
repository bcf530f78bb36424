/** MDX elements that the samples transformer writes; src/components/Sample renders them. */
import type {Code, Nodes} from 'mdast';
import type {Live} from '../../../../samples/model/live';

export interface MdxElement {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: Nodes[];
}

/** A block of a sample: its node, what it is, and on which side of the script it stands. */
export interface Part {
  readonly node: Code;
  readonly label: string;
  readonly side: 'sample' | 'in' | 'out';
}

/** Longest lines, in characters, that fit beside each other; the component knows the widths. */
const NARROW = 30;
const WIDE = 43;
const FULL = 49;

/** The element of a sample: the script first, below it what goes in beside what comes out. */
export function sampleElement(
  parts: readonly Part[],
  note: string | undefined,
  live?: Live,
): MdxElement {
  const of = (side: Part['side']) =>
    parts.filter((part) => part.side === side).map((part) => partElement(part, parts.length > 1));
  const [inputs, outputs] = [of('in'), of('out')];
  const beside =
    inputs.length > 0 && outputs.length > 0
      ? [
          element('SampleColumns', {fit: fitOf(parts)}, [
            element('SampleColumn', {}, inputs),
            element('SampleColumn', {}, outputs),
          ]),
        ]
      : [...inputs, ...outputs];
  const attributes = {...(note === undefined ? {} : {note}), ...(live ? liveAttributes(live) : {})};
  return element('Sample', attributes, [...of('sample'), ...beside]);
}

/** Short, because they are part of the page's script: most samples have one word, their version. */
function liveAttributes({how, version, hiddenParts}: Live): Readonly<Record<string, string>> {
  const hasHiddenParts = Object.keys(hiddenParts).length > 0;
  return {[how]: version, ...(hasHiddenParts ? {hiddenParts: JSON.stringify(hiddenParts)} : {})};
}

function partElement({node, label}: Part, labelled: boolean): Nodes {
  return element('SamplePart', labelled ? {label} : {}, [node]) as unknown as Nodes;
}

function fitOf(parts: readonly Part[]): 'narrow' | 'wide' | 'full' | 'never' {
  const longest = Math.max(
    ...parts
      .filter(({side}) => side !== 'sample')
      .flatMap(({node}) => node.value.split('\n').map((line) => line.length)),
  );
  if (longest <= NARROW) return 'narrow';
  if (longest <= WIDE) return 'wide';
  return longest <= FULL ? 'full' : 'never';
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Nodes | MdxElement)[],
): MdxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as Nodes[],
  };
}
