import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

interface Leak {
  readonly pattern: RegExp;
  readonly what: string;
  readonly instead: string;
}

/** What belongs to somebody: samples use reserved names and addresses instead. */
const LEAKS: readonly Leak[] = [
  {
    pattern: /(?<![\w.])\/(?:home|Users)\/(?!user\b|you\b)[\w.-]+/,
    what: 'a folder of a person',
    instead: 'a path below /srv, /etc, or /tmp',
  },
  {
    // An address that a link opens is meant to be written to.
    pattern:
      /(?<!mailto:|\[)\b[\w.+-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/,
    what: 'an e-mail address',
    instead: 'an address at example.com',
  },
  {
    pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b(?!\/\d)/,
    what: 'an address of a private network',
    instead: 'an address of 192.0.2.0/24, or 127.0.0.1',
  },
  {
    pattern: /\b[\w-]+\.(?:internal|corp|lan|intranet)\b/,
    what: 'the name of a private host',
    instead: 'a name below example.com',
  },
  {
    pattern:
      /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|xox[abprs]-[\w-]{10,}|eyJ[\w-]{20,}\.[\w-]{20,}|AIza[\w-]{30,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    what: 'a token',
    instead: 'a placeholder such as <API_TOKEN>',
  },
];

/** Pages hold nothing by which a person or a private network can be known. */
export const privacy = pageRule({
  id: 'E30',
  title: 'No folders of persons, e-mail addresses, tokens, or private hosts',
  check: (page) => ({facts: [page.file], problems: findLeaks(page)}),
  summarise: (pages, problems) => `${problems.length} in ${pages.length} pages`,
});

function findLeaks({file, source}: PageFile): Problem[] {
  return source.split('\n').flatMap((text, index) =>
    LEAKS.flatMap(({pattern, what, instead}) => {
      const [match] = pattern.exec(text) ?? [];
      if (match === undefined) return [];
      return [
        {
          ...{file, line: index + 1},
          found: `"${match}" looks like ${what}.`,
          expected: instead,
          todo: 'Replace it, also where the page speaks of it.',
        },
      ];
    }),
  );
}
