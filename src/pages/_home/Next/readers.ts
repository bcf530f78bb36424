import type {IconName} from '@site/src/components/Icon';

/** A kind of reader, with links to follow from the landing page. */
interface Reader {
  readonly icon: IconName;
  readonly task: string;
  readonly about: string;
  readonly links: readonly ReaderLink[];
}

/** `docs` is a page below the latest released docs, `to` any other path of the site. */
type ReaderLink = {readonly label: string} & (
  {readonly docs: string; readonly to?: never} | {readonly to: string; readonly docs?: never}
);

export const readers: readonly Reader[] = [
  {
    icon: 'write',
    task: 'Write scripts and queries',
    about: 'Set up an editor, write a first flow, then group and count events in windows.',
    links: [
      {label: 'Getting started', docs: 'getting-started'},
      {label: 'Which language for what', docs: 'concepts/which-language'},
      {label: 'Recipes', docs: 'guides/cookbook'},
      {label: 'Functions', docs: 'reference/stdlib'},
    ],
  },
  {
    icon: 'operate',
    task: 'Operate pipelines',
    about: 'Deploy flows, know what happens to an event under failure, steer the runtime.',
    links: [
      {label: 'Installation', docs: 'getting-started/install'},
      {label: 'Run in production', docs: 'operations/production'},
      {label: 'Troubleshooting', docs: 'operations/troubleshooting'},
      {label: 'Management API', docs: 'api'},
    ],
  },
  {
    icon: 'contribute',
    task: 'Contribute',
    about: 'Meet the project, read why it is built as it is, propose a change.',
    links: [
      {label: 'Community', to: '/community'},
      {label: 'First contribution', to: '/community/development/quick-start'},
      {label: 'Write a connector', to: '/community/development/write-a-connector'},
      {label: 'Requests for comments', to: '/rfc'},
    ],
  },
];
