/** Writes a draft as files for the `tremor` command. */
import type {Draft} from './draft';
import {splitJson} from './jsonValues';
import {jsonLines, type Report} from './report';
import {formatJson} from '../../../samples/model/json';

/** A file to download. */
interface Download {
  readonly name: string;
  readonly text: string;
}

const NAME_OF_ENTRY = {
  script: 'script.tremor',
  module: 'module.tremor',
  query: 'query.trickle',
  deployment: 'main.troy',
} as const;

const COMMAND_OF_ENTRY = {
  script: 'tremor run script.tremor -i events.json',
  module: 'tremor run script.tremor -i events.json',
  query: 'tremor run query.trickle -i events.json',
  deployment: 'tremor server run main.troy',
} as const;

/** The files of a draft, with its results if there are any. */
export function downloadsOf(draft: Draft, report: Report | undefined): readonly Download[] {
  const files = [
    {name: NAME_OF_ENTRY[draft.entry], text: withLineEnd(draft.source)},
    ...Object.entries(draft.files ?? {}).map(([name, text]) => ({name, text: withLineEnd(text)})),
  ];
  if (draft.entry !== 'script') return files;
  const more: readonly Download[] = [
    {name: 'events.json', text: lines(draft.events) || 'null'},
    {name: 'metadata.json', text: lines(draft.meta)},
    {name: 'state.json', text: draft.state},
    {name: 'arguments.json', text: draft.args},
    {name: 'results.json', text: report && report.events.length > 0 ? jsonLines(report) : ''},
  ];
  return [...files, ...more.filter(({text}) => text.trim() !== '')].map(({name, text}) => ({
    name,
    text: withLineEnd(text),
  }));
}

/** One value per line, as the command reads events; invalid JSON stays as it was typed. */
function lines(text: string): string {
  const {values, problem} = splitJson(text);
  return problem ? text : values.map((value) => formatJson(value.text, Infinity)).join('\n');
}

function withLineEnd(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** The command that runs the files. */
export function commandOf({entry}: Draft): string {
  return COMMAND_OF_ENTRY[entry];
}
