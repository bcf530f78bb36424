/** Made by the build: what node/catalogue.ts says of each version. */
declare module '@language-catalogues' {
  const catalogues: Readonly<
    Record<
      import('@site/src/language/protocol').LanguageVersion,
      () => Promise<{readonly default: import('@site/src/plugins/live/core/catalogue').Catalogue}>
    >
  >;
  export default catalogues;
}
