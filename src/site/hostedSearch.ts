/**
 * The hosts of the hosted search index, which the page may then talk to.
 *
 * @param env with DOCSEARCH_APP_ID when the site uses Algolia instead of its own index
 */
export function hostedSearchHosts(env: NodeJS.ProcessEnv): readonly string[] {
  const id = env.DOCSEARCH_APP_ID?.toLowerCase();
  return id
    ? [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, 'https://*.algolianet.com']
    : [];
}
