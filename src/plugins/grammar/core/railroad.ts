/** Draws the diagram of a grammar rule: at once on the server, once loaded in a browser. */
export interface Railroad {
  /** The diagram as SVG, or undefined where the drawing code is not loaded. */
  readonly drawNow: (source: string) => string | undefined;
  /** Loads the drawing code. Rejects where it cannot be had. */
  readonly load: () => Promise<void>;
}
