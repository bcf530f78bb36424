import {describe, expect, it, vi} from 'vitest';
import {sampleBundle, sampleHeadings} from '../../../../testing/fixtures/search/samplePages';
import {SearchEngine} from './engine';
import {SearchSession} from './session';

const tags = ['docs-default-0.12', 'default', 'docs-rfc-current'].map((tag) => ({tag, weight: 1}));
const file = JSON.stringify(sampleBundle());

function session(answer: (url: string) => Promise<Response>) {
  const engine = new SearchEngine();
  const get = vi.fn((input: RequestInfo | URL) => answer(String(input)));
  return {get, session: new SearchSession('/base/', Promise.resolve(engine), get)};
}

const routes = async (subject: SearchSession, query = 'kafka') =>
  (await subject.search(query, tags)).hits.map(({tag, document}) => tag + document.sectionRoute);

describe('SearchSession', () => {
  it('requests each index once, however often it is prepared', async () => {
    const {get, session: subject} = session(async () => new Response(file));
    await Promise.all([subject.prepare(tags).all, subject.prepare(tags).all]);
    await subject.prepare([...tags].reverse()).all;
    const asked = get.mock.calls.map(([url]) => String(url));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked[0]).toBe('/base/search-headings-docs-default-0.12.json');
    expect(asked.filter((url) => url.includes('search-index-'))).toEqual([
      '/base/search-index-docs-default-0.12.json',
      '/base/search-index-default.json',
      '/base/search-index-docs-rfc-current.json',
    ]);
  });

  it('can be searched once the first index has loaded, before the others', async () => {
    let release: (response: Response) => void = () => undefined;
    const {session: subject} = session((url) =>
      url.includes('headings')
        ? Promise.resolve(new Response('', {status: 404}))
        : url.includes('0.12')
          ? Promise.resolve(new Response(file))
          : new Promise((resolve) => (release = resolve)),
    );
    const arrivals: number[] = [];
    subject.onArrival(() => arrivals.push(arrivals.length));
    await subject.prepare(tags).first;
    expect((await routes(subject)).length).toBeGreaterThan(0);
    expect(subject.isComplete(tags)).toBe(false);
    expect(arrivals).toEqual([0]);
    release(new Response(file));
  });

  it('answers from the headings while the index is loading, and has no hits if the index fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const {session: subject} = session((url) =>
      url.includes('headings')
        ? Promise.resolve(new Response(JSON.stringify(sampleHeadings())))
        : new Promise((_, reject) => (fail = reject)),
    );
    const {some, first} = subject.prepare(tags.slice(0, 1));
    await some;
    expect((await routes(subject))[0]).toBe('docs-default-0.12/docs/0.12/connectors/kafka');
    expect(subject.isReliable(tags)).toBe(false);
    fail(new TypeError('Failed to fetch'));
    await first;
    expect(subject.isReliable(tags)).toBe(true);
    expect(await routes(subject)).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['404', async () => new Response('<html>', {status: 404})],
    ['500', async () => new Response(file, {status: 500})],
    ['cut off', async () => new Response(file.slice(0, 1000))],
    ['another format', async () => new Response('{"documents":[],"index":{}}')],
    ['a page and not an index', async () => new Response('<!doctype html>')],
    ['null', async () => new Response('null')],
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('takes %s for an empty index', async (_, answer) => {
    const {session: subject} = session((url) =>
      url.includes('default.json') ? answer() : Promise.resolve(new Response(file)),
    );
    await subject.prepare(tags).all;
    expect(subject.isComplete(tags)).toBe(true);
    const found = await routes(subject);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((route) => route.startsWith('default'))).toBe(false);
  });

  it('has nothing to wait for without tags', async () => {
    const {get, session: subject} = session(async () => new Response(file));
    await subject.prepare([]).all;
    expect(get).not.toHaveBeenCalled();
  });
});

describe('SearchEngine', () => {
  const engine = new SearchEngine();
  engine.load('docs-default-0.12', 'index', new TextEncoder().encode(file).buffer);
  const search = (query: string) => engine.search(query, tags);

  it('answers queries with operators', async () => {
    const {hits, notice} = await search('title:kafka -separator');
    expect(hits.map(({document}) => document.sectionRoute)).toEqual([
      '/docs/0.12/connectors/kafka',
    ]);
    expect(notice).toBeUndefined();
  });

  it('names the mistake of a query and answers its words', async () => {
    const {hits, notice} = await search('kafka~');
    expect(notice).toBe('edit distance must be numeric');
    expect(hits[0]?.document.sectionRoute).toBe('/docs/0.12/connectors/kafka');
  });

  it('ignores what is beyond 512 characters', async () => {
    expect((await search(`${' '.repeat(512)}kafka`)).hits).toEqual([]);
    expect((await search(`${' '.repeat(500)}kafka`)).hits).not.toEqual([]);
  });
});
