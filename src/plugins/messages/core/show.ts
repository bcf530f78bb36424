/** Texts of the box and of the command. */
import type {Message} from '../../../records/model/messages';
import {shownPattern} from '../../../records/model/shownPattern';
import type {Answer, Explanation, Unknown} from './explain';

/** When a message appears. */
export const PHASES: Readonly<Record<Message['phase'], string>> = {
  compile: 'when a file is compiled',
  deploy: 'when a flow is deployed',
  connect: 'when a connector connects',
  run: 'while a flow runs',
  stop: 'when a flow stops',
};

/** A longer value is in the line above anyway. */
const LONGEST_VALUE = 80;

/** `1 line`, `2 lines`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `line 3`, or how many lines, the first, and the last, with their times. */
export function placesOf({count, first, last}: Pick<Answer | Unknown, 'count' | 'first' | 'last'>) {
  const place = ({line, time}: Answer['first']): string =>
    time ? `line ${line} (${time})` : `line ${line}`;
  return count === 1
    ? place(first)
    : `${countOf(count, 'line')}, first ${place(first)}, last ${place(last)}`;
}

/** The values of an answer that are short enough to list; the alias first. */
export function namedValues({values}: Answer): {name: string; list: readonly string[]}[] {
  return Object.entries(values)
    .map(([name, list]) => ({name, list: list.filter((value) => value.length <= LONGEST_VALUE)}))
    .filter(({list}) => list.length > 0);
}

/** The parts of a text of a record: words, with the page that they link to. */
export function splitText(text: string): {words: string; target?: string}[] {
  return text.split(/(\[[^\]]*\]\([^)]*\))/).map((part) => {
    const [, words, target] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
    return words === undefined || target === undefined ? {words: part} : {words, target};
  });
}

/**
 * The address of a new issue about an unknown line.
 *
 * @param tracker the repository of the site
 */
export function reportUrl(tracker: string, line: string): string {
  const fields = new URLSearchParams({
    title: 'A log line without an explanation',
    body: `The page of errors does not know this line:\n\n\`\`\`text\n${line.slice(0, 1000)}\n\`\`\`\n`,
  });
  return `${tracker}/issues/new?${fields}`;
}

/** An explanation for a terminal. */
export function formatExplanation({answers, unknown, others}: Explanation): string {
  const parts = [
    ...answers.map((answer) => formatAnswer(answer)),
    ...unknown.map(formatUnknown),
    ...(others > 0 ? [`${countOf(others, 'line')} without a problem`] : []),
  ];
  return parts.join('\n\n');
}

function formatAnswer(answer: Answer, indent = ''): string {
  const {message, level, text, within, consequences} = answer;
  const {id, phase, cause, event, flow, fix} = message;
  const lines = {
    While: within.map(({patterns}) => shownPattern(Object.keys(patterns)[0]!)).join('; '),
    ...Object.fromEntries(namedValues(answer).map(({name, list}) => [name, list.join(', ')])),
    ...{Cause: cause, Event: event, Flow: flow, Fix: fix, Record: id},
  };
  return [
    `${indent}${level} ${PHASES[phase]}, ${placesOf(answer)}`,
    `${indent}  ${text}`,
    ...Object.entries(lines)
      .filter(([, value]) => value)
      .map(([label, value]) => `${indent}  ${label}: ${plainText(value!)}`),
    ...consequences.map(
      (inner) => `${indent}  From it follows:\n${formatAnswer(inner, `${indent}    `)}`,
    ),
  ].join('\n');
}

function formatUnknown(line: Unknown): string {
  const {nearest, text} = line;
  return [
    `Unknown, ${placesOf(line)}`,
    `  ${text}`,
    ...(nearest
      ? [
          `  Nearest message: ${shownPattern(nearest.pattern)}`,
          `  It also has: ${nearest.missing.join(' ')}`,
        ]
      : []),
  ].join('\n');
}

/** A text of a record without marks for code, and with the pages that it links to in brackets. */
function plainText(text: string): string {
  return splitText(text)
    .map(({words, target}) => (target === undefined ? words : `${words} (${target})`))
    .join('')
    .replaceAll('`', '');
}
