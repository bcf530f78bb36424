/** Commands and output of a `console` block. */

/** One command with what the page shows as its output. */
interface Command {
  /** The command over one or more lines, without the prompt. */
  readonly text: string;
  /** The lines below it; empty if there are none. */
  readonly output: string;
}

const PROMPT = '$ ';
const CONTINUED = '> ';

/**
 * Reads a `console` block: lines after `$ ` are commands, continued by a backslash
 * at the end of the line or by a here-document; all other lines are output.
 *
 * @returns undefined if the block does not begin with a prompt
 */
export function parseConsole(text: string): Command[] | undefined {
  const commands: {lines: string[]; output: string[]}[] = [];
  let open = false;
  let until: string | undefined;
  for (const line of text.split('\n')) {
    const last = commands.at(-1);
    if (last && (open || until !== undefined)) {
      const plain = line.startsWith(CONTINUED) ? line.slice(CONTINUED.length) : line;
      last.lines.push(plain);
      if (plain.trim() === until) until = undefined;
      open = until === undefined && plain.endsWith('\\');
    } else if (line.startsWith(PROMPT)) {
      const command = line.slice(PROMPT.length);
      commands.push({lines: [command], output: []});
      open = command.endsWith('\\');
      until = /<<-?\s*['"]?(\w+)['"]?/.exec(command)?.[1];
    } else if (last) {
      last.output.push(line);
    } else if (line.trim() !== '') {
      return undefined;
    }
  }
  if (commands.length === 0) return undefined;
  return commands.map(({lines, output}) => ({
    text: lines.join('\n'),
    output: output.join('\n').replace(/^\n+|\n+$/g, ''),
  }));
}

/** Writes commands and their outputs as the text of a block. */
export function writeConsole(commands: readonly Command[]): string {
  return commands
    .map(({text, output}) => PROMPT + text + (output === '' ? '' : `\n${output}`))
    .join('\n');
}

/** Whether commands only change the shell that later commands run in. */
export function preparesShell(commands: string): boolean {
  const lines = commands.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length > 0 && lines.every((line) => /^(?:cd|export) /.test(line));
}

/** Whether commands only set up the shell, or a server, for the commands after them. */
export function preparesRun(commands: string): boolean {
  return preparesShell(commands) || /^tremor\s+server\s+run\b[^\n]*$/.test(commands.trim());
}

/** Whether a command starts the runtime and leaves it running. */
export function startsServer(command: string): boolean {
  return /\btremor\s+(?:-\S+\s+\S+\s+)*server\s+run\b/.test(command);
}

const HERE_DOCUMENT = /<<-?\s*['"]?(\w+)['"]?(.*)\n[\s\S]*?\n\s*\1(?=\n|$)/g;

// Programs that a machine needs to record runs.
const EXPECTED = new Set([
  ...['tremor', 'curl', 'cat', 'echo', 'printf', 'head', 'tail', 'sort', 'uniq', 'wc', 'ls', 'cut'],
  ...['sleep', 'seq', 'grep', 'tr', 'jq', 'nc', 'ncat', 'socat', 'websocat', 'mkdir', 'touch'],
  ...[
    'base64',
    'gzip',
    'gunzip',
    'xxd',
    'od',
    'kcat',
    'cd',
    'export',
    'true',
    'kill',
    'find',
    'date',
  ],
]);

/**
 * Returns the first program of a command that a recorded run should not start: the program may be
 * missing, need more rights, or connect to another host. The check reports it to the author.
 *
 * This is not a security boundary, because it reads only the words of a command: `$(…)`, a redirection
 * or `find -delete` pass. The isolation of the run (src/samples/check/node/isolation.ts) is the boundary.
 */
export function refusedProgram(command: string): string | undefined {
  const plain = command
    .replace(HERE_DOCUMENT, '$2')
    .replace(/\\\n/g, ' ')
    .replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, (quoted) => ' '.repeat(quoted.length));
  if (/\bcurl\b/.test(plain)) {
    const hosts = [...command.matchAll(/\bhttps?:\/\/([^\s/:'"]+)/g)].map((match) => match[1]);
    const other = hosts.find((host) => host !== 'localhost' && host !== '127.0.0.1');
    if (other) return `curl to ${other}`;
  }
  return plain
    .split(/\|\|?|&&|;|\n|\$\(|(?<!>)&(?!\d|&)/)
    .map(
      (part) =>
        part
          .trim()
          .replace(/^(?:\w+=\S*\s+)+/, '')
          .split(/\s+/)[0] ?? '',
    )
    .filter((program) => program !== '' && !program.startsWith('#'))
    .find((program) => !EXPECTED.has(program));
}
