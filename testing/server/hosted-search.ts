import http from 'node:http';
import {listen, type Served} from './listen';

/** A record that the crawler of the hosted search would make from a page. */
export type HostedRecord = {
  /** Absolute. */
  readonly url: string;
  /** The area, the page, and the headings down to the section. */
  readonly headings: readonly [string, string, ...string[]];
  readonly content: string;
  /** The version or area, as the page's head names it. */
  readonly tag: string;
};

/** One of the searches of a request. */
type SearchRequest = {
  readonly indexName: string;
  readonly params?: string;
  readonly [parameter: string]: unknown;
};

/** A fake of the hosted search, with the requests that it received. */
export type HostedSearch = Served & {
  /** The queries that were not empty, in their order. */
  readonly queries: string[];
  /** The filters of the last request. */
  readonly filters: () => readonly (string | readonly string[])[];
};

/** The keys that the site is built with. */
export type HostedKeys = {readonly appId: string; readonly apiKey: string; readonly index: string};

/**
 * Answers the requests of the site as the API of the hosted search does: `POST
 * /1/indexes/{anything}/queries` with the keys of the application, from any origin. A record matches when
 * one of its texts contains the whole query.
 */
export async function serveHostedSearch(
  {appId, apiKey, index}: HostedKeys,
  records: readonly HostedRecord[],
): Promise<HostedSearch> {
  const queries: string[] = [];
  let filters: readonly (string | readonly string[])[] = [];

  function answer(request: SearchRequest): object {
    const params = readParams(request);
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
      const {requests} = JSON.parse(body) as {requests: readonly SearchRequest[]};
      const strange = requests.find(({indexName}) => indexName !== index);
      if (strange) return send(404, {message: `Index ${strange.indexName} does not exist`});
      send(200, {results: requests.map(answer)});
    });
  });
  return {...(await listen(server)), queries, filters: () => filters};
}

/** The panel sends its parameters in the body; the page of results sends them as a query string in it. */
function readParams({params, ...others}: SearchRequest): Record<string, unknown> {
  return {...others, ...Object.fromEntries(new URLSearchParams(params ?? ''))};
}

/** Every filter of the outer list must match; of an inner list, one is enough. */
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
