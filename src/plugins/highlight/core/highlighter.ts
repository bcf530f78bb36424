/** A piece of a line with the types that Prism gave it, outermost first. */
export type CodeToken = {readonly types: readonly string[]; readonly content: string};

/** The tokens of one line, without the line's end. */
export type CodeLine = readonly CodeToken[];

/** The look of a block's lines; line indexes start at 0. */
export type LineLook = {
  /** Classes of highlighted lines and of lines that magic comments mark. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  /** The number of the first line; `undefined` for a block without line numbers. */
  readonly lineNumbersStart: number | undefined;
};

/** A code block as the highlighter sees it. */
export type CodeBlock = LineLook & {
  /** The code without the comments that mark lines. */
  readonly code: string;
  /** One of Prism's languages, in lower case. */
  readonly language: string;
};

/** The highlighter as code blocks see it, on the server and in the browser. */
export type CodeHighlighter = {
  /**
   * Renders the HTML inside `<code>`: one element per line, with tokens unless the language is unknown.
   *
   * @returns `undefined` while the browser has not loaded the highlighter
   */
  htmlNow(block: CodeBlock): string | undefined;
  /** Resolves when `htmlNow` can render; rejects if the highlighter cannot be loaded. */
  load(): Promise<void>;
};
