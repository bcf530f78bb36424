/** A piece of a line; src/css/code-head.css says how a piece with a class wraps. */
export interface LinePart {
  readonly text: string;
  readonly className?: string;
}

/** Lines that are at most this long fit on a phone. */
const SHORT = 40;

const SHELLS: readonly string[] = ['console', 'bash', 'shell'];

/** A word of a command. A prompt stays with its command, an option with its value and the backslash. */
const WORD = /(?:^[$>] )?(?:-{1,2}[\w-]+(?:[ =](?!-)[^\s\\]\S*)?|\S+)(?: \\$)?|\s+/g;

/** The carets that mark a mistake, and the message after them. */
const CARETS = /^(\s*\|?\s*\^+ )(\S.*)$/;

/** Splits a line into the pieces that a narrow block keeps whole: words of commands, messages of errors. */
export function splitLine(line: string, language: string): readonly LinePart[] {
  const [, carets, message] = CARETS.exec(line) ?? [];
  if (carets !== undefined && message !== undefined) {
    return [{text: carets}, {text: message, className: 'code-message'}];
  }
  const isCommand = SHELLS.includes(language) && (language !== 'console' || /^[$>] /.test(line));
  if (!isCommand || line.length <= SHORT) return [{text: line}];
  return (line.match(WORD) ?? []).map((text) =>
    text.trim() === '' ? {text} : {text, className: 'code-word'},
  );
}
