/** Made by the build: node/publishedModule.ts. */
declare module '@published-languages' {
  import type {PublishedLanguages} from '@site/src/language/published';

  const languages: PublishedLanguages;
  export default languages;
}
