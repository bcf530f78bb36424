import {SearchEngine} from './engine';
import type {Numbered, Reply, Request} from './protocol';

/** The part of a worker's global scope that this file uses. */
type WorkerScope = {
  onmessage: ((event: {data: Numbered<Request>}) => void) | null;
  postMessage(reply: Numbered<Reply>): void;
};

const scope = globalThis as unknown as WorkerScope;
const engine = new SearchEngine();

async function answer(request: Request): Promise<Reply> {
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
}

scope.onmessage = ({data}) => {
  const {number} = data;
  answer(data).then(
    (reply) => scope.postMessage({...reply, number}),
    (error: unknown) => scope.postMessage({error: String(error), number}),
  );
};
