/** The text of the picture in a link preview of a page. */
export interface Card {
  /** The part of the site, such as `Documentation 1.2 · Reference`. */
  readonly area: string;
  readonly title: string;
  /** The date of a post, such as `May 1, 2022`. */
  readonly date?: string;
}

/** A Markdown page. */
interface CardPage {
  /** Path below the project's root, with slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The label of its docs version; absent outside the docs. */
  readonly version?: string | undefined;
}

const AREAS: Readonly<Record<string, string>> = {
  blog: 'Blog',
  community: 'Community',
  rfc: 'Request for comments',
};

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * The card of a page.
 *
 * @returns undefined for a file without a title, and for a part that other pages include
 */
export function cardOf({file, frontMatter, version}: CardPage): Card | undefined {
  const {title} = frontMatter;
  const parts = file.split('/');
  if (typeof title !== 'string' || parts.some((part) => part.startsWith('_'))) return undefined;
  const folder = parts[0] ?? '';
  const date = folder === 'blog' ? dateOf(file, frontMatter) : undefined;
  const area = version === undefined ? AREAS[folder] : docsArea(version, parts);
  return {area: area ?? 'Tremor', title, ...(date ? {date} : {})};
}

function docsArea(version: string, parts: readonly string[]): string {
  const section = parts[parts[0] === 'docs' ? 1 : 2] ?? '';
  if (section.includes('.')) return `Documentation ${version}`;
  const words = section.replaceAll('-', ' ');
  return `Documentation ${version} · ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The date of a post, from its front matter or the beginning of its file name. */
function dateOf(file: string, {date}: CardPage['frontMatter']): string | undefined {
  const stated = date instanceof Date || typeof date === 'string' ? new Date(date) : undefined;
  const name = /(\d{4}-\d{2}-\d{2})/.exec(file)?.[1];
  const found = stated ?? (name === undefined ? undefined : new Date(name));
  return found && !Number.isNaN(found.getTime()) ? day.format(found) : undefined;
}
