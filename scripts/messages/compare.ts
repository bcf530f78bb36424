/** Compares the messages in `data/` with the sources of a runtime. */
import type {Message} from '../../src/records/model/messages';
import {findMessages, indexPatterns} from '../../src/plugins/messages/core/patterns';
import {findSites, type Site} from './sites';

export interface Comparison {
  /** All places that make a message, with their file. */
  readonly sites: readonly (Site & {readonly file: string})[];
  /** Those that no record has. */
  readonly missing: readonly (Site & {readonly file: string})[];
  /** Patterns of records whose line in the sources has another text. */
  readonly wrong: readonly {readonly pattern: string; readonly source: string}[];
}

/**
 * Compares records with sources.
 *
 * @param read the text of a file by its path in the sources; undefined if there is none
 */
export function compareMessages(
  messages: readonly Message[],
  files: readonly string[],
  read: (file: string) => string | undefined,
): Comparison {
  const index = indexPatterns(messages);
  const sites = files.flatMap((file) =>
    findSites(read(file) ?? '').map((site) => ({...site, file})),
  );
  const patterns = messages.flatMap((message) => Object.entries(message.patterns));
  return {
    sites,
    missing: sites.filter(({text}) =>
      samplesOf(text).every((sample) => findMessages(index, sample).length === 0),
    ),
    wrong: patterns
      .filter(([pattern, source]) => !isAt(pattern, source, read))
      .map(([pattern, source]) => ({pattern, source})),
  };
}

/** Messages that a site can make: as it has it, and without the connector before it, which lines have in brackets. */
function samplesOf(text: string): string[] {
  const filled = text.replace(/\{\{|\{[^{}]*\}/g, (found) => (found === '{{' ? '{' : 'x'));
  return [filled, filled.replace(/^x,? /, ''), filled.replace(/^\[[^\]]*\] /, '')];
}

/** Whether the longest fixed part of a pattern begins near its line. */
function isAt(pattern: string, source: string, read: (file: string) => string | undefined) {
  const [, file, line] = /^(.*):(\d+)$/.exec(source) ?? [];
  if (!file) return true;
  const lines = (read(file) ?? '').split('\n').slice(Number(line) - 1, Number(line) + 2);
  const words = (text: string): string => text.replace(/\W+/g, ' ').trim();
  const [longest = ''] = pattern.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
  const head = words(longest).split(' ').slice(-3).join(' ');
  return words(lines.join(' ')).includes(head);
}
