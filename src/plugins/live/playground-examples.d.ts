/** Made by the build: node/examples.ts. */
declare module '@playground-examples' {
  import type {Example} from '@site/src/plugins/live/core/example';

  const examples: readonly Example[];
  export default examples;
}
