import type {Measured} from './measure';
import type {Question} from './questions';
import {quality} from './score';

/** The results as a Markdown table, then quality by kind of question. */
export function report(results: readonly Measured[], questions: readonly Question[]): string {
  const kinds = [...new Set(questions.map(({kind}) => kind))];
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
  const head = [
    'engine',
    'KB to the first answer',
    'KB in all',
    'first answer ms',
    'load ms',
    'keystroke p50 ms',
    'p95 ms',
    'heap KB',
    'success@1',
    'success@5',
    'MRR',
  ];
  const rows = results.map((result) => {
    const {successAt1, successAt5, reciprocalRank} = quality(result.places);
    return [
      result.engine,
      kilobytes(result.bytesToFirst),
      kilobytes(result.bytes),
      result.first.toFixed(0),
      result.load.toFixed(0),
      result.p50.toFixed(2),
      result.p95.toFixed(2),
      kilobytes(result.memory),
      ...[successAt1, successAt5, reciprocalRank].map((value) => value.toFixed(3)),
    ];
  });
  const byKind = results.map((result) => [
    result.engine,
    ...kinds.map((kind) => {
      const places = result.places.filter((_, place) => questions[place]?.kind === kind);
      const {successAt1, successAt5, reciprocalRank} = quality(places);
      return [successAt1, successAt5, reciprocalRank].map((value) => value.toFixed(2)).join(' / ');
    }),
  ]);
  const counts = kinds.map((kind) => {
    const count = questions.filter((question) => question.kind === kind).length;
    return `${kind} (${count})`;
  });
  return [
    table(head, rows),
    'success@1 / success@5 / MRR',
    table(['engine', ...counts], byKind),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
