/** What the landing page shows of the rest of the site. */
export interface LandingData {
  /** The runtime release that the latest docs describe, such as `1.2.3`. */
  readonly release: string;
  readonly connectors: readonly ConnectorPage[];
  /** The newest posts, newest first. */
  readonly posts: readonly LatestPost[];
}

/** A page on one or more connector types. */
export interface ConnectorPage {
  /** Path below the version, such as `reference/connectors/kafka`. */
  readonly page: string;
  /** Whether one of its types reads events into a flow. */
  readonly reads: boolean;
  /** Whether one of its types writes events out of a flow. */
  readonly writes: boolean;
}

export interface LatestPost {
  readonly title: string;
  /** Path with the base URL. */
  readonly permalink: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
}
