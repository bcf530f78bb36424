import {serve} from './channel';
import type {Reply, Request} from './protocol';
import {openSiteEngine} from './siteEngine';

const engine = openSiteEngine();

serve(async (request: Request): Promise<Reply> => {
  switch (request.type) {
    case 'hello':
      return {};
    case 'headings':
      engine.loadHeadings(request.tag, request.file);
      return {};
    case 'index':
      engine.load(request.tag, request.file);
      return {};
    case 'search':
      return {answer: await engine.search(request.input, request.tags)};
  }
});
