/** A piece of a line with the types that Prism gave it, outermost first. */
export type CodeToken = {readonly types: readonly string[]; readonly content: string};

/** The tokens of one line, without the line's end. */
export type CodeLine = readonly CodeToken[];

/** The highlighter as code blocks see it, on the server and in the browser. */
export type CodeHighlighter = {
  /**
   * @param language a Prism language in lower case; an unknown one gives plain lines
   * @returns the lines, or `undefined` while the browser has not loaded the highlighter
   */
  tokenizeNow(code: string, language: string): readonly CodeLine[] | undefined;
  /** Resolves when `tokenizeNow` answers; rejects when the highlighter cannot be loaded. */
  load(): Promise<void>;
};

/** The lines of a code block whose tokens are not known. */
export function plainLines(code: string): readonly CodeLine[] {
  return code.split('\n').map((content) => [{types: [], content}]);
}
