import type {Root} from 'mdast';

/** The part of the site that a page belongs to; rules of tone differ between them. */
export type Area = 'docs' | 'blog' | 'community' | 'rfc' | 'pages';

/** Which page a file is. */
export interface PagePlace {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  readonly area: Area;
  /** The label of the docs version; undefined outside the docs. */
  readonly version: string | undefined;
  /** Path below the version or area without its ending, such as `reference/connectors/kafka`. */
  readonly page: string;
}

/** A page as its author wrote it. */
export interface PageFile extends PagePlace {
  /** Whether the page belongs to a frozen version, and so follows the rules of its time. */
  readonly isFrozen: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The parts that the page documents, from `names` in its front matter. */
  readonly names: readonly string[];
  /** MDX with tables and admonitions. */
  readonly tree: Root;
  /** The text that was parsed: the positions of the tree lead into it, its lines are the file's. */
  readonly source: string;
}

/** Whether a path is one of the given files or inside one of the given folders; true if none are given. */
export function isWanted(file: string, only: readonly string[]): boolean {
  const wanted = only.map((name) => name.replace(/\/+$/, ''));
  return wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`));
}
