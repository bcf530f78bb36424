/** Made by the build: what node/catalogue.ts says of each version. */
declare module '@language-catalogues' {
  import type {LanguageVersion} from '@site/language/host/protocol';
  import type {Catalogue} from '@site/src/plugins/live/core/catalogue';

  const catalogues: Readonly<Record<LanguageVersion, () => Promise<{readonly default: Catalogue}>>>;
  export default catalogues;
}
