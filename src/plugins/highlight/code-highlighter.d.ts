/** `client/loaded.ts` or `client/onDemand.ts`; the plugin's alias decides. */
declare module '@code-highlighter' {
  import type {CodeHighlighter} from '@site/src/plugins/highlight/core/highlighter';

  const highlighter: CodeHighlighter;
  export default highlighter;
}
