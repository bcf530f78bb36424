/** What pages know of a version's API reference. */
export type ApiPage = {
  /** Docusaurus' name of the version. */
  readonly versionName: string;
  /** The route, with the base URL. */
  readonly path: string;
};
