/** Curly quotes: text programs put them in the place of straight ones, and no parser reads them. */

/** Explains an error that curly quotes cause. */
export const CURLY_QUOTES = 'These are curly quotes, such as “ and ”. Type straight ones: ".';

/** Strings and comments, in which curly quotes are text. */
const TEXT = /"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|#.*/g;
/** A string that begins with a straight quote and was meant to end with a curly one. */
const ENDS_CURLY = /^"[^“„]*[”‟]\s*[:,;)\]}]/;
const CURLY = /[“”„‟‘’‚‛]/;

/** The offset of the first curly quote that is not part of a string or a comment. */
export function findCurlyQuote(text: string): number | undefined {
  const code = text.replace(TEXT, (part) =>
    ENDS_CURLY.test(part) ? part : ' '.repeat(part.length),
  );
  const at = code.search(CURLY);
  return at < 0 ? undefined : at;
}
