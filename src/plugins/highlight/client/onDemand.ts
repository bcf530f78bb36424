import type {CodeHighlighter} from '../core/highlighter';

let tokenize: CodeHighlighter['tokenizeNow'] | undefined;

const highlighter: CodeHighlighter = {
  tokenizeNow: (code, language) => tokenize?.(code, language),
  async load() {
    ({tokenize} = await import('./tokenize'));
  },
};

export default highlighter;
