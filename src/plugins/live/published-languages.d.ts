/** Made by the build: node/publishedModule.ts. */
declare module '@published-languages' {
  import type {PublishedLanguages} from '@site/language/host/published';

  const languages: PublishedLanguages;
  export default languages;
}
