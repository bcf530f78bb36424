import type {LoadContext} from '@docusaurus/types';
import type {Catalogue} from './catalogue';
import type {EmitOptions} from './emit';
import {DevIndexes} from './devIndexes';

/** A request handler of the development server. */
type Middleware = {
  readonly name: string;
  readonly middleware: (
    request: {readonly url?: string},
    response: {setHeader(name: string, value: string): void; end(body: string): void},
    next: (error?: unknown) => void,
  ) => void;
};

/** `npm start` builds no pages, so the index files are created from the sources on request. */
export function devServer(
  {siteDir, baseUrl}: LoadContext,
  catalogue: () => Catalogue,
  options: EmitOptions,
): {setupMiddlewares(middlewares: Middleware[]): Middleware[]} {
  const indexes = new DevIndexes(siteDir, catalogue, options);
  const pattern = /^search-(index|headings)-(.+)\.json$/;
  const answer: Middleware = {
    name: 'search-index',
    middleware(request, response, next) {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const inside = decodeURIComponent(pathname.slice(baseUrl.length));
      const [, file, tag] = (pathname.startsWith(baseUrl) && pattern.exec(inside)) || [];
      if (tag === undefined || !catalogue().tags.includes(tag)) return next();
      indexes.read(tag, file as 'index' | 'headings').then((json) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(json);
      }, next);
    },
  };
  return {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      // webpack-merge concatenates the results of this function and of the one in Docusaurus. Adding
      // to the given list and returning an empty one keeps every entry once, with ours first.
      middlewares.unshift(answer);
      return [];
    },
  };
}
