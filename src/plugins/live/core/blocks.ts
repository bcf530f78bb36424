/** The blocks of a sample as its page shows them, and the draft made from them. */
import type {HiddenParts} from '../../../samples/model/live';
import {SAMPLE_ENTRIES} from '../../../samples/model/vocabulary';
import {NO_INPUTS, type Draft, type InputName} from './draft';

export interface Block {
  readonly label: string;
  readonly language: string;
  readonly text: string;
}

/** The inputs of a script by the labels of their blocks (src/samples/model/label.ts). */
const INPUT_OF_LABEL: Readonly<Record<string, InputName>> = {
  Event: 'events',
  Events: 'events',
  Metadata: 'meta',
  State: 'state',
  Arguments: 'args',
};

/** A sample as a draft; the first block is the source. */
export function draftOf(
  [source, ...others]: readonly Block[],
  version: string,
  hiddenParts: HiddenParts,
): Draft {
  const shown = (name: InputName): string =>
    others
      .filter(({label}) => INPUT_OF_LABEL[label] === name)
      .map(({text}) => text)
      .join('\n');
  return {
    ...NO_INPUTS,
    version,
    entry: hiddenParts.module ? 'module' : (SAMPLE_ENTRIES[source?.language ?? ''] ?? 'script'),
    source: source?.text ?? '',
    events: hiddenParts.events ?? shown('events'),
    meta: hiddenParts.meta ?? shown('meta'),
    state: hiddenParts.state ?? shown('state'),
    args: hiddenParts.args ?? shown('args'),
    ...(hiddenParts.files ? {files: hiddenParts.files} : {}),
  };
}
