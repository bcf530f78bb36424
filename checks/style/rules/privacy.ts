import type {PageRule} from '../model';

interface Leak {
  readonly pattern: RegExp;
  readonly what: string;
  readonly write: string;
}

/** Private data, and the reserved names and addresses that samples use in its place. */
const LEAKS: readonly Leak[] = [
  {
    pattern: /(?<![\w.])\/(?:home|Users)\/(?!user\b|you\b)[\w.-]+/,
    what: 'a folder of a person',
    write: 'a path below /srv, /etc, or /tmp',
  },
  {
    // An address that a link opens is meant to be written to.
    pattern:
      /(?<!mailto:|\[)\b[\w.+-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/,
    what: 'an e-mail address',
    write: 'an address at example.com',
  },
  {
    pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b(?!\/\d)/,
    what: 'an address of a private network',
    write: 'an address of 192.0.2.0/24, or 127.0.0.1',
  },
  {
    pattern: /\b[\w-]+\.(?:internal|corp|lan|intranet)\b/,
    what: 'the name of a private host',
    write: 'a name below example.com',
  },
  {
    pattern:
      /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|xox[abprs]-[\w-]{10,}|eyJ[\w-]{20,}\.[\w-]{20,}|AIza[\w-]{30,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    what: 'a token',
    write: 'a placeholder such as <API_TOKEN>',
  },
];

/** Pages hold nothing that identifies a person or a private network. */
export const privacy: PageRule = {
  name: 'privacy',
  title: "No people's folders, e-mail addresses, tokens, or private hosts",
  find: ({source}) =>
    source.split('\n').flatMap((text, index) =>
      LEAKS.flatMap(({pattern, what, write}) => {
        const [match] = pattern.exec(text) ?? [];
        if (match === undefined) return [];
        const found = `"${match}" looks like ${what}.`;
        const todo = 'Replace it, also where the text mentions it.';
        return [{line: index + 1, found, expected: write, todo}];
      }),
    ),
};
