/** Loads the descriptions of the docs of a version, by `pluginId/version`. */
type DescriptionLoaders = Readonly<
  Record<string, () => Promise<{readonly default: Readonly<Record<string, string>>}>>
>;

/**
 * Empty, because the data of a version includes the descriptions of its docs. In the production client,
 * the routes part replaces this module by one that loads them.
 */
const loaders: DescriptionLoaders = {};
export default loaders;
