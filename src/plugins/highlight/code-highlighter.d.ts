/** `server.ts` or `client.ts`; the plugin's alias decides. */
declare module '@code-highlighter' {
  import type {CodeHighlighter} from '@site/src/plugins/highlight/highlighter';

  const highlighter: CodeHighlighter;
  export default highlighter;
}
