/** Made by the build: what node/catalogue.ts says of each version, by label. */
declare module '@language-catalogues' {
  import type {Catalogue} from '@site/src/plugins/live/core/catalogue';

  const catalogues: Readonly<Partial<Record<string, () => Promise<{readonly default: Catalogue}>>>>;
  export default catalogues;
}
