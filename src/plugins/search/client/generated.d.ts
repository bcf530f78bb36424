/** Synonyms and explanations. */
declare module '@generated/local-search/default/*.json' {
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
