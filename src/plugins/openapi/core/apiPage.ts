/** What pages know of a version's API reference. */
export type ApiPage = {
  /** Docusaurus' version name: `current`, `0.12`, … */
  readonly versionName: string;
  /** The route, with the base URL. */
  readonly path: string;
};
