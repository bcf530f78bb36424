/** Compares the text of a page with the text that a run printed. */
import {normalize} from './normalize';

/** Marks text that is left out; alone on a line, any number of lines. */
const ELISION = '[…]';

/**
 * Whether a page shows what a run printed. White space at line ends and empty
 * lines around do not count, nor do differences that `normalize` removes;
 * `[…]` matches anything.
 */
export function showsText(shown: string, printed: string): boolean {
  return pattern(tidy(shown)).test(tidy(printed));
}

function tidy(text: string): string {
  return normalize(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function pattern(shown: string): RegExp {
  const lines = shown.split('\n').map((line) =>
    line.trim() === ELISION
      ? undefined
      : line
          .split(/ *\[…\]/)
          .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
          .join('.*'),
  );
  let source = '';
  lines.forEach((line, index) => {
    if (line === undefined) source += index === lines.length - 1 ? '[\\s\\S]*' : '(?:.*\\n)*?';
    else
      source +=
        line + (index === lines.length - 1 ? '' : endsOpen(lines, index) ? '(?![^\\n])' : '\\n');
  });
  return new RegExp(`^${source}$`);
}

// A final elision also takes the line break before it, so that it can match nothing.
function endsOpen(lines: readonly (string | undefined)[], index: number): boolean {
  return index === lines.length - 2 && lines[lines.length - 1] === undefined;
}
