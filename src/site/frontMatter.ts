import * as z from 'zod';
import {pageKinds} from './pageKinds';

/** The allowed length of a description; the error says how long the actual one is. */
const DESCRIPTION = {
  error: ({input}: {input?: unknown}) =>
    `50 to 160 characters (these are ${typeof input === 'string' ? input.trim().length : 0})`,
};
const NAMES = 'a list of names as they are typed in code, such as [kafka_consumer, kafka_producer]';
const KEYWORDS = 'a list of words that readers type, such as [rate limit, throttle]';
/** Keywords are words and short terms: whole queries help one reader, and hide other pages. */
const MOST_KEYWORDS = 12;
const MOST_WORDS = 3;
const keyword = z
  .string(KEYWORDS)
  .min(2, KEYWORDS)
  .refine((text) => text.trim().split(/\s+/).length <= MOST_WORDS, {
    error: ({input}) => `words and terms of at most ${MOST_WORDS} words, unlike "${String(input)}"`,
  });

/** The project's own keys; the message of each says what was expected, and how to fix it if that is not obvious. */
const schema = z.object({
  title: z.string('a title that is not empty').regex(/\S/, 'a title that is not empty'),
  description: z.string(DESCRIPTION).trim().min(50, DESCRIPTION).max(160, DESCRIPTION),
  // Of a post whose title does not name its subject (src/theme/BlogPostItem).
  subtitle: z
    .string('the subject of the post in a few words')
    .regex(/\S/, 'the subject of the post in a few words')
    .max(80, 'at most 80 characters'),
  kind: z.enum(pageKinds, `one of ${pageKinds.join(', ')}`),
  since: text(
    /^\d+\.\d+(\.\d+)?$/,
    'a release in quotes, such as "1.2" or "1.2.3"; for what is not released yet, the coming one',
  ),
  verified: text(
    /^\d+\.\d+\.\d+(-rc\.\d+)?$/,
    'the release that the page was checked against, such as 1.2.3 or 1.3.0-rc.1',
  ),
  // src/plugins/versions/remark/frozen.ts checks that the page exists.
  current: text(/^[^/].*[^/]$/, 'a path below the latest version, such as reference/connectors'),
  sidebar_group: text(/\S/, 'the label of the category that the sidebar shows the page in'),
  // Such as a helper for tests (src/site/sidebarOrder.ts).
  sidebar_last: z.literal(true, 'true; omit the key otherwise'),
  names: z.array(z.string(NAMES).min(1, NAMES), NAMES),
  search_keywords: z
    .array(keyword, KEYWORDS)
    .min(1, KEYWORDS)
    .max(MOST_KEYWORDS, {
      error: ({input}) =>
        `at most ${MOST_KEYWORDS} keywords (these are ${(input as unknown[]).length})`,
    }),
});

function text(pattern: RegExp, expected: string) {
  return z.string(expected).regex(pattern, expected);
}

/**
 * Checks the project's own keys of a page's front matter.
 *
 * @param file the path to name in the message
 * @param content the file's text, to find the line of the key
 * @throws Error naming file, line, what was found and what was expected
 */
export function checkFrontMatter(
  file: string,
  content: string,
  frontMatter: Readonly<Record<string, unknown>>,
): void {
  const [issue] = schema.partial().safeParse(frontMatter).error?.issues ?? [];
  if (!issue) return;
  const key = String(issue.path[0]);
  const found = JSON.stringify(frontMatter[key])?.slice(0, 80);
  throw new Error(
    `${file}:${findLine(content, key)}: front matter "${key}" is ${found}; expected ${issue.message}.`,
  );
}

/** The line of a key, counted from 1, or the first line if the key is written in another form. */
function findLine(content: string, key: string): number {
  const index = content.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
}
