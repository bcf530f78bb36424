/** `client/noDescriptions.ts` or a generated module; the plugin's alias decides. */
declare module '@doc-descriptions' {
  import type {DescriptionLoaders} from '@site/src/plugins/routes/core/versionData';

  const loaders: DescriptionLoaders;
  export default loaders;
}
