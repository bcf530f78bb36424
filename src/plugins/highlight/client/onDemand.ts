import type {CodeHighlighter} from '../core/highlighter';

let renderCode: CodeHighlighter['htmlNow'] | undefined;

const highlighter: CodeHighlighter = {
  htmlNow: (block) => renderCode?.(block),
  async load() {
    ({renderCode} = await import('./renderCode'));
  },
};

export default highlighter;
