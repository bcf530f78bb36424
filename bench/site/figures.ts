import {median} from '../percentile';

/** The purpose of a response. A prefetch is for the next page, regardless of its content. */
export type Kind = 'html' | 'script' | 'style' | 'image' | 'font' | 'other' | 'prefetch';

/** One load of a page: compressed bytes by kind, times in milliseconds, layout shift as a score. */
export type Load = {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
};

const KIND_BY_TYPE: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  Prefetch: 'prefetch',
};

/**
 * The kind of a request.
 *
 * @param type the resource type that the browser's protocol reports
 * @param headers the request's headers; a prefetch is marked by `Sec-Purpose`
 */
export function kindOf(type: string, headers: Readonly<Record<string, string>>): Kind {
  const purposes = Object.entries(headers).filter(([name]) => /^(sec-)?purpose$/i.test(name));
  if (purposes.some(([, value]) => value.includes('prefetch'))) return 'prefetch';
  return KIND_BY_TYPE[type] ?? 'other';
}

/** The median of each figure on its own; the list must not be empty. */
export function medianLoad(loads: readonly Load[]): Load {
  const middle = (read: (load: Load) => number): number => median(loads.map(read));
  const kinds = Object.keys(loads[0]?.bytes ?? {}) as Kind[];
  return {
    bytes: Object.fromEntries(
      kinds.map((kind) => [kind, middle(({bytes}) => bytes[kind])]),
    ) as Load['bytes'],
    fcp: middle(({fcp}) => fcp),
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: middle(({cls}) => cls),
  };
}

const COLUMNS: readonly (readonly [title: string, show: (load: Load) => string])[] = [
  ['JS', ({bytes}) => kilobytes(bytes.script)],
  ['HTML', ({bytes}) => kilobytes(bytes.html)],
  ['CSS', ({bytes}) => kilobytes(bytes.style)],
  ['images', ({bytes}) => kilobytes(bytes.image)],
  ['fonts', ({bytes}) => kilobytes(bytes.font)],
  ['prefetch', ({bytes}) => kilobytes(bytes.prefetch)],
  ['FCP', ({fcp}) => fcp.toFixed(0)],
  ['LCP', ({lcp}) => lcp.toFixed(0)],
  ['TBT', ({tbt}) => tbt.toFixed(0)],
  ['CLS', ({cls}) => cls.toFixed(3)],
];

/** A table for the terminal: one line per page, sizes in KB (1024 bytes), times in milliseconds. */
export function formatTable(rows: readonly (readonly [name: string, load: Load])[]): string {
  const cells = [
    ['page', ...COLUMNS.map(([title]) => title)],
    ...rows.map(([name, load]) => [name, ...COLUMNS.map(([, show]) => show(load))]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => size(row, column))));
  return cells
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths?.[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Limits of this site's figures, relative to plain Docusaurus in the same run. */
const MOST: readonly (readonly [title: string, read: (load: Load) => number, most: number])[] = [
  ['JS', ({bytes}) => bytes.script, 0.85],
  ['TBT', ({tbt}) => tbt, 0.5],
  ['FCP', ({fcp}) => fcp, 0.95],
  ['LCP', ({lcp}) => lcp, 0.95],
];

/** This site's figures relative to plain Docusaurus, one per line, with the limits. */
export function formatRatios(ours: Load, plain: Load): string {
  return MOST.map(([title, read, most]) => {
    const ratio = read(ours) / read(plain);
    const verdict = ratio <= most ? 'ok' : 'TOO MUCH';
    return `${title}: ${percent(ratio)} of plain Docusaurus, at most ${percent(most)}: ${verdict}`;
  }).join('\n');
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}

function size(row: readonly string[], column: number): number {
  return row[column]?.length ?? 0;
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
