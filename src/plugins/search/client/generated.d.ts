declare module '@generated/local-search/default/synonyms.json' {
  const synonyms: Readonly<Record<string, readonly string[]>>;
  export default synonyms;
}
