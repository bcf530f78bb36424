import {describe, expect, it} from 'vitest';
import {extractPage} from './extract';
import type {PageElement, PageNode} from './pageTree';

const el = (
  tag: string,
  attributes: Record<string, string> = {},
  ...children: PageNode[]
): PageElement => ({tag, attributes, children});

const page = (...children: PageNode[]) =>
  extractPage(el('main', {}, el('article', {}, ...children)), 'Fallback');

describe('extractPage', () => {
  it('splits at headings with an id and takes the title from the first-level heading', () => {
    const result = page(
      el('header', {}, el('h1', {}, 'Kafka ', el('code', {}, 'consumer'))),
      el('p', {}, 'Reads ', el('b', {}, 'to'), 'pics.'),
      el('h2', {id: 'configuration'}, 'Configuration', el('a', {class: 'hash-link'}, '#')),
      el('p', {}, 'Brokers'),
      el('p', {}, 'Topics'),
      el('h4', {id: 'deep'}, 'Deep'),
    );
    expect(result).toEqual({
      title: 'Kafka consumer',
      sections: [
        {title: 'Kafka consumer', content: 'Reads topics.'},
        {title: 'Configuration', anchor: 'configuration', content: 'Brokers Topics Deep'},
      ],
    });
  });

  it('separates blocks, cells and lines, not words', () => {
    const {sections} = page(
      el('h1', {}, 'T'),
      el('table', {}, el('tr', {}, el('td', {}, 'a'), el('td', {}, 'b'))),
      el('pre', {}, el('code', {}, el('span', {}, 'let', ' x'), el('br'), el('span', {}, 'y'))),
    );
    expect(sections[0]?.content).toBe('a b let x y');
  });

  it('makes a section of each row that has an anchor, after the section that contains the table', () => {
    const own = (id: string, text: string) =>
      el('td', {}, el('a', {id, href: `#${id}`}, el('code', {}, text)));
    const row = (...cells: PageElement[]) => el('tr', {}, ...cells);
    const {sections} = page(
      el('h1', {}, 'T'),
      el('h3', {id: 'kafka'}, 'kafka'),
      el('p', {}, 'Before.'),
      el(
        'table',
        {},
        el('thead', {}, row(el('th', {}, 'Option'), el('th', {}, 'Type'))),
        row(own('kafka-mode-batch', 'mode.batch'), el('td', {}, 'record'), el('td', {}, 'Many.')),
        row(own('elsewhere', 'key'), el('td', {}, 'string')),
        row(el('td', {}, el('a', {href: '#other'}, 'linked')), el('td', {}, 'stays')),
      ),
      el('p', {}, 'After.'),
    );
    expect(sections.slice(1)).toEqual([
      {title: 'kafka', anchor: 'kafka', content: 'Before. Option Type linked stays After.'},
      {
        ...{title: 'mode.batch', anchor: 'kafka-mode-batch', owner: 'kafka'},
        content: 'kafka · record. Many.',
      },
      {title: 'key', anchor: 'elsewhere', owner: '', content: 'kafka · string.'},
    ]);
  });

  it('makes a section of a message, with the title of its heading', () => {
    const link = el('a', {id: 'no-retry', href: '#no-retry'}, 'No retry');
    const {sections} = page(
      el('h1', {}, 'T'),
      el('h2', {id: 'start'}, 'At start'),
      el(
        'dl',
        {class: 'entries'},
        el(
          'div',
          {class: 'entry entry--message'},
          el('dt', {}, link),
          el('dd', {}, el('p', {}, 'Fix: retry.')),
        ),
      ),
    );
    expect(sections[2]).toMatchObject({title: 'At start', anchor: 'no-retry'});
    expect(sections[2]?.content).toBe('No retry. Fix: retry.');
  });

  it('makes a section of each entry and of the entries inside it', () => {
    const entry = (id: string, name: string, chips: readonly string[], ...body: PageNode[]) =>
      el(
        'div',
        {class: 'entry'},
        el('dt', {}, el('a', {id, href: `#${id}`}, name), ...chips.map((c) => el('span', {}, c))),
        el('dd', {}, ...body),
      );
    const inner = el(
      'dl',
      {class: 'entries'},
      entry('kafka-mode-batch', 'mode.batch', [], el('p', {}, 'Many.')),
    );
    const {sections} = page(
      el('h1', {}, 'T'),
      el('h2', {id: 'kafka'}, 'kafka'),
      el(
        'dl',
        {class: 'entries'},
        entry(
          ...(['kafka-mode', 'mode', ['record', 'optional']] as const),
          el('p', {}, 'How.'),
          el('ul', {}, el('li', {}, 'fast: No waiting'), el('li', {}, 'safe')),
          inner,
        ),
      ),
    );
    expect(sections.slice(1)).toEqual([
      {title: 'kafka', anchor: 'kafka', content: ''},
      {
        ...{title: 'mode', anchor: 'kafka-mode', owner: 'kafka'},
        content: 'kafka · record, optional. How. fast: No waiting; safe.',
      },
      {title: 'mode.batch', anchor: 'kafka-mode-batch', owner: 'kafka', content: 'kafka. Many.'},
    ]);
  });

  it('skips what is not the page’s text', () => {
    const {sections} = page(
      el('h1', {}, 'T'),
      el('script', {}, '{"@type":"BreadcrumbList"}'),
      el('button', {}, 'Copy'),
      el('span', {'aria-hidden': 'true'}, '1'),
      el('div', {'data-search-ignore': ''}, 'output'),
      el('div', {class: 'x theme-doc-version-badge'}, 'Version: 0.12'),
      el('header', {}, el('div', {}, '3 min read'), el('p', {}, 'kept')),
      'too',
    );
    expect(sections).toEqual([{title: 'T', content: 'kept too'}]);
  });

  it('skips the chips below the lead, which are not sentences', () => {
    const {sections} = page(
      el('h1', {}, 'Kafka'),
      el('p', {}, 'Reads records.'),
      el('ul', {class: 'facts'}, el('li', {}, 'codec required')),
      el('details', {class: 'more-facts'}, el('summary', {}, 'More'), 'config required'),
      el('p', {}, 'Writes events.'),
    );
    expect(sections[0]?.content).toBe('Reads records. Writes events.');
  });

  it('keeps the text of closed tabs and details', () => {
    const {sections} = page(el('h1', {}, 'T'), el('div', {hidden: ''}, 'second tab'));
    expect(sections[0]?.content).toBe('second tab');
  });

  it('takes the whole main element if the article has no first-level heading', () => {
    const main = el('main', {}, el('h1', {}, 'Guides'), el('article', {}, el('h2', {}, 'Card')));
    expect(extractPage(main, '')).toEqual({
      title: 'Guides',
      sections: [{title: 'Guides', content: 'Card'}],
    });
  });

  it('reads an API reference: no main element, links in headings, a menu', () => {
    const body = el(
      'body',
      {},
      el('nav', {}, 'Site'),
      el(
        'div',
        {class: 'theme-layout-main main-wrapper'},
        el('ul', {role: 'menu'}, el('li', {}, 'Get one flow')),
        el('h1', {}, 'API'),
        el('h2', {}, el('a', {href: '#tag/flows/operation/get_flow'}), 'Get one flow'),
        el('h3', {}, 'Responses'),
      ),
    );
    expect(extractPage(body, '')).toEqual({
      title: 'API',
      sections: [
        {title: 'API', content: ''},
        {title: 'Get one flow', anchor: 'tag/flows/operation/get_flow', content: 'Responses'},
      ],
    });
  });

  it('falls back to the given title', () => {
    expect(page('text').title).toBe('Fallback');
  });
});
