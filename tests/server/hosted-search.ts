import http from 'node:http';
import type {Served} from './serve-folder';

/** What the crawler of the hosted search would have taken from a page. */
export type HostedRecord = {
  /** Absolute, as the crawler saw it. */
  readonly url: string;
  /** The area, the page, and the headings down to the section. */
  readonly headings: readonly [string, string, ...string[]];
  readonly content: string;
  /** The version or area, as the page's head names it. */
  readonly tag: string;
};

/** One search among those that a request asks for. */
type Asked = {
  readonly indexName: string;
  readonly params?: string;
  readonly [parameter: string]: unknown;
};

/** A stand-in, and what it was asked. */
export type HostedSearch = Served & {
  /** The queries of each request that had a text to look for, in their order. */
  readonly queries: string[];
  /** The filters of the last request. */
  readonly filters: () => readonly (string | readonly string[])[];
};

/** Who may ask, as the build has it. */
export type HostedKeys = {readonly appId: string; readonly apiKey: string; readonly index: string};

/**
 * Answers as the API of the hosted search does, as far as the site asks it: `POST
 * /1/indexes/{anything}/queries` with the keys of the application, from any origin. A record is
 * found where one of its texts has the whole query.
 */
export async function serveHostedSearch(
  {appId, apiKey, index}: HostedKeys,
  records: readonly HostedRecord[],
): Promise<HostedSearch> {
  const queries: string[] = [];
  let filters: readonly (string | readonly string[])[] = [];

  function answer(asked: Asked): object {
    const params = readParams(asked);
    const query = String(params.query ?? '');
    filters = readFilters(params.facetFilters);
    if (query !== '') queries.push(query);
    const found = records.filter((record) => isWanted(record, query, filters));
    return {
      hits: found.map((record, place) => toHit(record, place, query)),
      ...{nbHits: found.length, page: 0, nbPages: 1, hitsPerPage: 20, exhaustiveNbHits: true},
      ...{query, params: '', index, processingTimeMS: 1},
    };
  }

  const server = http.createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const given = (name: string) => searchParams.get(name) ?? request.headers[name];
    const send = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') return send(200, {});
    if (given('x-algolia-application-id') !== appId || given('x-algolia-api-key') !== apiKey)
      return send(403, {message: 'Invalid Application-ID or API key', status: 403});
    if (request.method !== 'POST' || !/^\/1\/indexes\/[^/]+\/queries$/.test(pathname))
      return send(404, {message: `No such call: ${pathname}`, status: 404});
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const {requests} = JSON.parse(body) as {requests: readonly Asked[]};
      const strange = requests.find(({indexName}) => indexName !== index);
      if (strange) return send(404, {message: `Index ${strange.indexName} does not exist`});
      send(200, {results: requests.map(answer)});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    queries,
    filters: () => filters,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The panel sends its parameters in the body, the page of results as a query string in it. */
function readParams({params, ...others}: Asked): Record<string, unknown> {
  return {...others, ...Object.fromEntries(new URLSearchParams(params ?? ''))};
}

/** Of the outer list every filter must hold, of an inner one some. */
function readFilters(given: unknown): readonly (string | readonly string[])[] {
  const filters: unknown = typeof given === 'string' ? JSON.parse(given) : given;
  return Array.isArray(filters) ? (filters as (string | readonly string[])[]) : [];
}

function isWanted(
  {headings, content, tag}: HostedRecord,
  query: string,
  filters: readonly (string | readonly string[])[],
): boolean {
  const facts = ['language:en', `docusaurus_tag:${tag}`];
  const holds = filters.every((filter) => [filter].flat().some((one) => facts.includes(one)));
  return holds && [...headings, content].some((text) => has(text, query));
}

function has(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.toLowerCase());
}

function toHit({url, headings, content}: HostedRecord, place: number, query: string): object {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  const hierarchy = Object.fromEntries(
    levels.map((level, depth) => [level, headings[depth] ?? null]),
  );
  const marked = (text: string) => ({
    value: query === '' ? text : text.replace(new RegExp(query, 'gi'), '<mark>$&</mark>'),
    matchLevel: has(text, query) ? 'full' : 'none',
    matchedWords: [query],
  });
  const shown = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, marked(text)]] : [])),
  );
  const own = {content: marked(content), hierarchy: shown};
  return {
    ...{objectID: String(place), url, anchor: url.split('#')[1] ?? '', content, hierarchy},
    ...{type: `lvl${headings.length - 1}`, _highlightResult: own, _snippetResult: own},
  };
}
