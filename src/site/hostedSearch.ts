/**
 * The hosts of the hosted search index, which the policy has to allow.
 *
 * @param env has DOCSEARCH_APP_ID if the site uses Algolia instead of an index in the site
 */
export function hostedSearchHosts(env: NodeJS.ProcessEnv): readonly string[] {
  const id = env.DOCSEARCH_APP_ID?.toLowerCase();
  return id
    ? [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, 'https://*.algolianet.com']
    : [];
}

/**
 * The text of the style element that the panel of the hosted search creates for the logo below its hits.
 * No built page contains it, so the policy cannot get it from the pages.
 */
export function hostedSearchStyles(env: NodeJS.ProcessEnv): readonly string[] {
  return env.DOCSEARCH_APP_ID ? ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'] : [];
}
