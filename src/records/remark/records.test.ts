// @vitest-environment jsdom
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {makeSharedFolder} from '../../../testing/folders';
import {shareRows} from './delivery';
import {nest, type Entry} from './entries';
import * as testing from './testing';

const {SOCKET} = testing;
const INDEX = 'docs/reference/connectors/index.mdx';

const siteDir = makeSharedFolder(testing.PAGES);

const transform = (file: string, markdown: string) => testing.transform(siteDir, file, markdown);

/** The page's Markdown, with tables in place of the elements. */
const render = (file: string, markdown: string) => testing.stringify(transform(file, markdown));

/** The page as a document in HTML. */
function renderPage(file: string, markdown: string): Document {
  const tree = unified().use(remarkRehype).runSync(transform(file, markdown));
  return new DOMParser().parseFromString(toHtml(tree), 'text/html');
}

interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly HastNode[];
}

function toHtml({type, tagName, value = '', properties = {}, children = []}: HastNode): string {
  const inner = children.map(toHtml).join('');
  if (type !== 'element') return type === 'text' ? value.replaceAll('<', '&lt;') : inner;
  const attributes = Object.entries(properties).map(
    ([name, text]) => ` ${name === 'className' ? 'class' : name}="${String(text)}"`,
  );
  return `<${tagName ?? ''}${attributes.join('')}>${inner}</${tagName ?? ''}>`;
}

const textsOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((found) => found.textContent.trim());

describe('options', () => {
  test('are entries with an address, chips, and a description', () => {
    const page = renderPage(SOCKET, '<Options of="socket" />');
    expect(textsOf(page, '.entry > dt')).toEqual([
      'url string required',
      'tls.cert string (path) optional',
    ]);
    expect(textsOf(page, '.entry > dd')).toEqual(['Address.', 'Certificate.']);
    const link = page.querySelector('.entry:nth-child(2) dt a');
    expect(link?.id).toBe('socket-tls-cert');
    expect(link?.getAttribute('href')).toBe('#socket-tls-cert');
  });

  test('are reported as none if the list is empty', () => {
    expect(render(SOCKET, '<Options of="hole" />')).toBe('`hole` takes no options.');
  });

  test('of several records keep the order of their names', () => {
    const page = renderPage(SOCKET, '<Options of="hole socket" />');
    expect(page.body.textContent).toMatch(/^hole takes no options\..*url/s);
  });

  test('are nested in the option that contains them', () => {
    const inner = (name: string) => ({name, type: 'string', required: true, description: name});
    const list = ['mode', 'mode.custom.a', 'mode.custom', 'modes', 'hosts', 'hosts[].port'].map(
      inner,
    );
    const nested = nest(
      list,
      ({name}) => name,
      ({name}, entries) => ({
        ...{anchor: name, name, chips: [], description: ''},
        entries,
      }),
    );
    const outline = (entries: readonly Entry[]): unknown[] =>
      entries.map(({name, entries: below = []}) => [name, ...outline(below)]);
    expect(outline(nested)).toEqual([
      ['mode', ['mode.custom', ['mode.custom.a']]],
      ['modes'],
      ['hosts', ['hosts[].port']],
    ]);
  });
});

test('metadata keys are entries, ports are rows', () => {
  const page = renderPage(SOCKET, '<Metadata of="socket" />');
  expect(textsOf(page, 'dt')).toEqual(['$socket.peer set by the source string']);
  expect(textsOf(page, 'dd p')).toEqual(['Other end.', 'Example: "::1"']);
  expect(page.querySelector('dt a')?.id).toBe('socket-meta-written-socket-peer');
  expect(render(SOCKET, '<Metadata of="hole" />')).toBe('`hole` neither sets nor reads metadata.');
  expect(render(SOCKET, '<Ports of="socket" />')).toContain('| `err` | out | Errors. |');
});

test('lists of several records below one heading have the names of their records above them', () => {
  const names = (source: string) => render(SOCKET, source).match(/^`\w+`:$/gm) ?? [];
  const both = '<Ports of="socket" />\n\n<Ports of="hole" />';
  expect(names(both)).toEqual(['`socket`:', '`hole`:']);
  expect(names('<Ports of="socket hole" />')).toEqual(['`socket`:', '`hole`:']);
  expect(names(both.replace('\n\n', '\n\n## Hole\n\n'))).toEqual([]);
  const keys = '<Metadata of="socket" />\n\n<Metadata of="hole" />';
  const text = renderPage(SOCKET, keys).body.textContent;
  expect(text).toMatch(/^socket:\s[^]*\shole neither sets nor reads metadata\.\s*$/);
});

test('the chooser links the parts that have a page, and lists their needs', () => {
  const page = renderPage(INDEX, 'Before.\n\n<ComponentChooser kind="connectors" />\n\nAfter.');
  const cells = textsOf(page, 'td');
  expect(cells).toEqual(expect.arrayContaining(['hole', 'Drops. Needs luck.']));
  expect(cells).toEqual(expect.arrayContaining(['socket', 'Sends and receives bytes.']));
  expect(page.querySelector('td a')?.getAttribute('href')).toBe('./socket.mdx');
  expect(page.body.textContent).toMatch(/Before\.[^]*After\.\s*$/);
  const {children} = transform(INDEX, '<ComponentChooser kind="connectors" />');
  const source = JSON.stringify(children);
  expect(source).toContain("import Chooser from '@site/src/components/Chooser';");
  expect(source).toContain('Direction\\":[\\"sink\\",\\"source\\"]');
});

test('the chooser groups connectors, and finds them by the keywords of their page', () => {
  const page = renderPage(INDEX, '<ComponentChooser kind="connectors" />');
  expect(textsOf(page, 'h3')).toEqual(['Network protocols', 'Tests of flows']);
  expect(page.querySelector('tbody tr')?.getAttribute('datawords')).toBe('plug port');
});

test('the chooser has a chip for the promise of each side, and none for a missing codec', () => {
  const page = renderPage(INDEX, '<ComponentChooser kind="connectors" />');
  const chips = [...page.querySelectorAll('td:last-child')].map((cell) =>
    [...cell.querySelectorAll('.pill')].map(({textContent}) => textContent),
  );
  expect(chips).toContainEqual(['sink best effort', 'since 0.12']);
  expect(chips).toContainEqual([
    ...['source best effort', 'sink at-least-once', 'codec optional'],
    expect.stringMatching(/^since /),
  ]);
});

test('the matrix has a row for the connectors that promise the same', () => {
  const rows = shareRows([
    ['a', ['best effort', 'Never.']],
    ['b', ['at-least-once', 'Never.']],
    ['c', ['best effort', 'Never.']],
  ]);
  expect(rows.map(([names, ...cells]) => [names!.length, ...cells])).toEqual([
    [1, 'at-least-once', 'Never.'],
    [3, 'best effort', 'Never.'],
  ]);

  expect(render(INDEX, '<DeliveryMatrix show="flags" />')).toContain(
    '| [`socket`](./socket.mdx) | when asked | yes | no | no |',
  );
  expect(render(INDEX, '<DeliveryMatrix show="source" />')).not.toContain('hole');
  const batches = render(INDEX, '<DeliveryMatrix show="batches" />');
  expect(batches).toMatch(/hole.*Dropped\.[^]*socket.*One by one\./);
  expect(() => render(INDEX, '<DeliveryMatrix />')).toThrow('flags, source, sink, batches');
});

test('the index of metadata leads to the row on the page, of connectors and operators', () => {
  const text = render('docs/reference/metadata.mdx', '<MetadataIndex />');
  expect(text).toContain(
    '[`$socket.peer`](./connectors/socket.mdx#socket-meta-written-socket-peer)',
  );
  expect(text).toContain('| set by [`socket`](./connectors/socket.mdx) | string | Other end. |');
  expect(text).toContain('| read by `batch` | string | What to gather. |');
});

test('commands have an address for each argument and option', () => {
  const page = renderPage('docs/reference/cli.md', '<CommandOptions of="run" />');
  expect(textsOf(page, 'dt')).toEqual(['SCRIPT argument required', '-i, --in a file default -']);
  expect([...page.querySelectorAll('dt a')].map(({id}) => id)).toEqual(['run-script', 'run-in']);
  expect(render('docs/reference/cli.md', '<CommandIndex />')).toContain(
    '| [`tremor run`](#run) | Runs a script. |',
  );
  expect(() => render('docs/reference/cli.md', '<CommandOptions of="ran" />')).toThrow(
    'next has no command "ran".\nWrite of="…" with one of: run.',
  );
});

test('a prerequisite is started, asked, and stopped from the page', () => {
  const text = renderPage(SOCKET, '<Prerequisite of="broker" />').body.textContent;
  expect(text).toContain('You need a broker. Start one');
  expect(text).toContain('run it');
  expect(text).toContain('It is up when this command succeeds: ask it');
  expect(() => render(SOCKET, '<Prerequisite of="brokers" />')).toThrow('one of: broker.');
});

test('tabs are imported once if an element contains any', () => {
  const imports = (markdown: string) =>
    transform(SOCKET, markdown).children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? [node.value] : [],
    );
  const tabs = "import Tabs from '@theme/Tabs';";
  const item = "import TabItem from '@theme/TabItem';";
  expect(imports('<Configuration of="socket" />')).toEqual([tabs, item]);
  expect(imports(`${tabs}\n\n<Configuration of="socket" />`)).toEqual([item, tabs]);
});

test('several records share one row of tabs, with all but their first example folded', () => {
  const [tabs] = transform(SOCKET, '<Configuration of="socket socket" />').children.filter(
    (node) => node.type === 'mdxJsxFlowElement',
  );
  expect(tabs?.children.map((panel) => 'children' in panel && panel.children.length)).toEqual([
    2, 2,
  ]);
  expect(JSON.stringify(tabs).match(/"name":"Tabs"/g)).toHaveLength(1);
  expect(JSON.stringify(tabs).match(/"name":"details"/g)).toHaveLength(2);
});

test('a group of records becomes entries with their own addresses', () => {
  const page = renderPage(SOCKET, '<Messages of="start" />');
  expect(page.querySelector('dt a')?.id).toBe('no-such-port');
  expect(textsOf(page, 'dt')).toEqual(['Port `…` of … is unknown, No port, only in the log']);
  expect(textsOf(page, 'dd p')).toEqual([
    'Cause: misspelled',
    'Flow: not started',
    'Fix: see its page',
  ]);
});

describe('facts', () => {
  test('are chips in a row per record, and say only what applies', () => {
    const page = renderPage(SOCKET, '<Facts of="socket hole" />');
    const rows = [...page.querySelectorAll('.facts')].map(({children}) =>
      [...children].map(({textContent}) => textContent),
    );
    expect(rows).toEqual([
      ['socket', 'source best effort', 'sink at-least-once', 'codec json by default', 'since 0.12'],
      ['hole', 'sink best effort', 'structured events', 'needs luck', 'since 0.12'],
    ]);
    expect(textsOf(page, 'summary')).toEqual([
      'More facts: config, unknown options, guarantees, acknowledgement, batches',
    ]);
    expect(page.body.textContent).not.toMatch(/\bnone\b|no sink|no source/);
  });

  test('link the guarantee to its heading on the page, or else to the concept', () => {
    const linksOf = (markdown: string) =>
      [...renderPage(SOCKET, markdown).querySelectorAll('.facts a')].map((link) =>
        link.getAttribute('href'),
      );
    const facts = '<Facts of="socket" />';
    expect(linksOf(`${facts}\n\n## Delivery guarantees`)).toContain('#delivery-guarantees');
    expect(linksOf(facts)).not.toContain('#delivery-guarantees');
  });

  test('say how a query names an operator', () => {
    const page = renderPage('docs/reference/operators/batch.mdx', '<Facts of="batch" />');
    expect(textsOf(page, '.facts > li')).toContain('in a query generic::batch');
  });
});

describe('the message about a mistake lists', () => {
  test('the existing names', () => {
    expect(() => render(SOCKET, '\n\n<Options of="sockets" />')).toThrow(
      `${SOCKET}:3: <Options>: next has no record "sockets" among its connectors.\n` +
        'Known are: hole, socket.',
    );
    expect(() => render(SOCKET, '<Options />')).toThrow('Write of="…"');
  });

  test('the kinds of records that a table accepts', () => {
    expect(() => render('docs/index.mdx', '<Options of="json" />')).toThrow(
      'which kind of part is meant?',
    );
    expect(() => render(SOCKET, '<Metadata of="json" kind="codecs" />')).toThrow(
      'one of: connectors, operators',
    );
  });

  test('the versions that have records', () => {
    expect(() =>
      render('versioned_docs/version-1.0/x.mdx', '<Options of="file" kind="connectors" />'),
    ).toThrow('this page has no records');
  });
});
