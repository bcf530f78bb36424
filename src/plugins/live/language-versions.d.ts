/** Made by the build: node/versions.ts. */
declare module '@language-versions' {
  import type {RunnableVersion} from '@site/src/plugins/live/core/version';

  const versions: readonly RunnableVersion[];
  export default versions;
}
