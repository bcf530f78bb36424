/** A version's API reference, as other pages know it. */
export type ApiPage = {
  /** Docusaurus' name of the version. */
  readonly versionName: string;
  /** The route, with the base URL. */
  readonly path: string;
  /** Whether the version is not released yet. */
  readonly isUnreleased: boolean;
};
