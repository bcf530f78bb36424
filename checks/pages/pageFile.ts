import type {Root} from 'mdast';

/** Where a page stands; rules of tone differ between them. */
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
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** MDX with tables and admonitions. */
  readonly tree: Root;
  /** The text that was parsed: the positions of the tree lead into it, its lines are the file's. */
  readonly source: string;
}

/** Whether a path is one of the given files, or lies in one of the given folders; true without any. */
export function isWanted(file: string, only: readonly string[]): boolean {
  const wanted = only.map((name) => name.replace(/\/+$/, ''));
  return wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`));
}
