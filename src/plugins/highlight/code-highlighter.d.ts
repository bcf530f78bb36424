/** `client/onServer.ts` or `client/onDemand.ts`; the plugin's alias decides. */
declare module '@code-highlighter' {
  import type {CodeHighlighter} from '@site/src/plugins/highlight/core/highlighter';

  const highlighter: CodeHighlighter;
  export default highlighter;
}

/** The theme's module about fences once more, apart from what every page loads of it. */
declare module '@code-lines' {
  export {parseLines} from '@docusaurus/theme-common/internal';
}
