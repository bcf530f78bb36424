/** A kind of reader and where they go from the landing page. */
export type Reader = {
  readonly task: string;
  readonly about: string;
  readonly links: readonly ReaderLink[];
};

/** `docs` is a page below the latest released docs, `to` any other path of the site. */
export type ReaderLink = {readonly label: string} & (
  {readonly docs: string; readonly to?: never} | {readonly to: string; readonly docs?: never}
);

export const readers: readonly Reader[] = [
  {
    task: 'Operate pipelines',
    about: 'Deploy flows, know what happens to an event under failure, steer the runtime.',
    links: [
      {label: 'Installation', docs: 'getting-started/install'},
      {label: 'Runtime capabilities', docs: 'concepts/runtime_capabilities'},
      {label: 'Management API', docs: 'api'},
      {label: 'Benchmarks', to: '/benchmarks'},
    ],
  },
  {
    task: 'Write scripts and queries',
    about: 'Set up an editor, write a first flow, then group and count events in windows.',
    links: [
      {label: 'Getting started', docs: 'getting-started'},
      {label: 'Playground', to: '/playground'},
      {label: 'Editor and tools', docs: 'getting-started/tooling'},
      {label: 'Aggregation', docs: 'concepts/aggregation'},
      {label: 'Batching', docs: 'concepts/batching'},
    ],
  },
  {
    task: 'Contribute',
    about: 'Meet the project, read why it is built as it is, propose a change.',
    links: [
      {label: 'Community', to: '/community'},
      {label: 'Requests for comments', to: '/rfc'},
      {label: 'Blog', to: '/blog'},
    ],
  },
];
