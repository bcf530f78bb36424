/** For tests: records of an invented version, and the pages that show them. */
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Codec, Connector, Operator, Ramp, VersionRecords} from '../model/model';
import {VERSIONS} from '../../site/versions/testing';
import {records} from './records';

const base = {since: '0.12', options: [], source_files: ['x.rs']} as const;

const socket: Connector = {
  ...{...base, name: 'socket', purpose: 'Sends and receives `bytes`.'},
  ...{page: 'reference/connectors/socket', group: 'network', side: 'both', config: 'required'},
  ...{codec: {rule: 'optional', default: 'json'}, unknownOptions: 'rejected'},
  examples: ['Minimal', 'All options'].map((title) => ({title, name: 'one', with: {}})),
  options: [
    {name: 'url', type: 'string', required: true, description: 'Address.'},
    {
      ...{name: 'tls.cert', type: 'string (path)', required: false, default: null},
      description: 'Certificate.',
    },
  ],
  source: {
    ...{transactional: 'when asked', asynchronous: true, promise: 'best effort'},
    ...{onAck: 'Nothing.', onFail: 'Nothing.'},
  },
  sink: {
    ...{autoAck: false, asynchronous: false, promise: 'at-least-once'},
    ...{acknowledges: 'When answered.', fails: 'When lost.', batches: 'One by one.'},
  },
  metadata: [
    {
      ...{key: '$socket.peer', direction: 'written', type: 'string', required: false},
      ...{meaning: 'Other end.', example: '"::1"'},
    },
  ],
  ports: [
    {name: 'in', direction: 'in', carries: 'Events.'},
    {name: 'err', direction: 'out', carries: 'Errors.'},
  ],
};

const hole: Connector = {
  ...{...base, name: 'hole', purpose: 'Drops.', page: 'reference/connectors/hole'},
  ...{group: 'tests'},
  ...{needs: 'luck', side: 'sink', codec: {rule: 'none'}, config: 'optional'},
  unknownOptions: 'ignored',
  sink: {
    ...{autoAck: true, asynchronous: false, promise: 'best effort'},
    ...{acknowledges: 'At once.', fails: 'Never.', batches: 'Dropped.'},
  },
  metadata: [],
  ports: [{name: 'in', direction: 'in', carries: 'Events.'}],
};

const codec: Codec = {
  ...{...base, name: 'json', purpose: 'JSON.', page: 'reference/codecs/json'},
  ...{decodes: true, encodes: true, format: 'text', stateful: false, mime: ['application/json']},
};

const operator: Operator = {
  ...{...base, name: 'batch', purpose: 'Gathers.', page: 'reference/operators/batch'},
  ...{use: 'generic::batch', stateful: true},
  metadata: [
    {
      ...{key: '$class', direction: 'read', type: 'string', required: true},
      ...{meaning: 'What to gather.', example: '"a"'},
    },
  ],
  ports: [{name: 'out', direction: 'out', carries: 'Batches.'}],
};

const kafka: Ramp = {
  ...{name: 'kafka', purpose: 'Reads topics.', page: 'artefacts/onramps', since: '0.11'},
  ...{codec: 'json', config: 'required', linked: true, promise: 'best effort', successor: 'reader'},
  options: [{name: 'topics', type: 'array of string', required: true, description: 'Topics.'}],
  metadata: [
    {
      ...{key: '$kafka.key', direction: 'written', type: 'binary', required: false},
      ...{meaning: 'Key.', example: '"a"'},
    },
  ],
  examples: [{title: 'Minimal', name: 'in', with: {config: {topics: ['a']}}}],
  source_files: ['kafka.rs'],
};

const byName = <T extends {readonly name: string}>(...list: T[]): ReadonlyMap<string, T> =>
  new Map(list.map((record) => [record.name, record]));

const next: VersionRecords = {
  ...{connectors: byName(hole, socket), codecs: byName(codec), operators: byName(operator)},
  ...{preprocessors: new Map(), postprocessors: new Map(), extractors: new Map()},
  ...{onramps: new Map(), offramps: new Map(), shared: new Map(), stdlib: new Map()},
  messages: new Map([
    [
      'start',
      [
        {
          ...{id: 'no-such-port', level: 'error', phase: 'deploy'},
          patterns: {
            'Port `{port}` of {alias}::{name} is unknown': 'src/a.rs:1',
            'No port': 'src/a.rs:2',
          },
          ...{remark: 'only in the log', cause: 'misspelled', flow: 'not started'},
          fix: 'see [its page](reference/connectors/socket#ports)',
        },
      ],
    ],
  ]),
  commands: new Map([
    [
      'run',
      {
        ...{command: 'run', purpose: 'Runs a script.', synopsis: 'tremor run SCRIPT'},
        arguments: [{name: 'SCRIPT', required: true, description: 'What to run.'}],
        options: [
          {long: '--in', short: '-i', value: 'a file', default: '-', description: 'Events.'},
        ],
      },
    ],
  ]),
};

/** A version that is configured in YAML. */
const old = {...next, connectors: new Map(), operators: new Map(), onramps: byName(kafka)};

export const SOCKET = 'docs/reference/connectors/socket.mdx';
export const ONRAMPS = 'versioned_docs/version-1.1/artefacts/onramps.mdx';

/** The two pages that exist. */
export const PAGES = {[SOCKET]: '---\nsearch_keywords: [Plug, port]\n---\n', [ONRAMPS]: ''};

/** The syntax tree of a page, with tables in place of the elements. */
export function transform(siteDir: string, file: string, markdown: string): Root {
  const settings = {
    ...{siteDir, versions: VERSIONS},
    recordsOf: (version: string) => ({next, 1.1: old})[version],
    prerequisites: () =>
      new Map([['broker', {title: 'a broker', start: 'run it', ready: 'ask it', stop: 'stop it'}]]),
  };
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(markdown);
  records(settings)(tree, {path: path.join(siteDir, file)});
  return tree;
}

/** A syntax tree as Markdown. */
export function stringify(tree: Root): string {
  return unified()
    .use(remarkStringify)
    .use(remarkMdx)
    .use(remarkGfm, {tablePipeAlign: false})
    .stringify(tree)
    .trim();
}
