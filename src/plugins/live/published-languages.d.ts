/** Made by the build: node/publishedModule.ts. */
declare module '@published-languages' {
  const languages: import('@site/src/language/published').PublishedLanguages;
  export default languages;
}
