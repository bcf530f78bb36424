import {pageKinds} from './pageKinds';

/** A key of a page's front matter whose value nobody can use. */
export class FrontMatterError extends Error {}

/** What is wrong with a value: what was expected, and if the value alone does not tell, how to mend it. */
type Check = (value: unknown) => string | undefined;

const RELEASE = /^\d+\.\d+\.\d+(-rc\.\d+)?$/;

// Only keys that are given are checked: which pages must have which is a content test's business.
const checks: Readonly<Record<string, Check>> = {
  title: (value) =>
    typeof value === 'string' && value.trim() !== '' ? undefined : 'a title that is not empty',
  description: (value) => {
    const length = typeof value === 'string' ? value.trim().length : 0;
    return length >= 50 && length <= 160 ? undefined : `50 to 160 characters (these are ${length})`;
  },
  kind: (value) =>
    (pageKinds as readonly unknown[]).includes(value)
      ? undefined
      : `one of ${pageKinds.join(', ')}`,
  since: (value) =>
    typeof value === 'string' && /^\d+\.\d+(\.\d+)?$/.test(value)
      ? undefined
      : 'a release in quotes, such as "1.2" or "1.2.3"; for what is not released yet, the coming one',
  verified: (value) =>
    typeof value === 'string' && RELEASE.test(value)
      ? undefined
      : 'the release that the page was checked against, such as 1.2.3 or 1.3.0-rc.1',
  // Which page it is, and whether it exists, src/plugins/versions/remark/frozen.ts finds out.
  current: (value) =>
    typeof value === 'string' && /^[^/].*[^/]$/.test(value)
      ? undefined
      : 'a path below the latest version, such as reference/connectors',
  names: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '')
      ? undefined
      : 'a list of names as they are typed in code, such as [kafka_consumer, kafka_producer]',
};

/**
 * Checks the project's own keys of a page's front matter.
 *
 * @param file path that the message names
 * @param content the file's text, searched for the key's line
 * @throws FrontMatterError naming file, line, what was found and what was expected
 */
export function checkFrontMatter(
  file: string,
  content: string,
  frontMatter: Readonly<Record<string, unknown>>,
): void {
  for (const [key, check] of Object.entries(checks)) {
    if (!(key in frontMatter)) continue;
    const expected = check(frontMatter[key]);
    if (expected === undefined) continue;
    const found = JSON.stringify(frontMatter[key])?.slice(0, 80);
    throw new FrontMatterError(
      `${file}:${findLine(content, key)}: front matter "${key}" is ${found}; expected ${expected}.`,
    );
  }
}

/** The line of a key, counted from 1; the first line when the key is written in another way. */
function findLine(content: string, key: string): number {
  const index = content.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
}
