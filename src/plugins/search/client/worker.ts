import {serve} from './channel';
import {SearchEngine} from './engine';
import type {Reply, Request} from './protocol';

const engine = new SearchEngine();

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
