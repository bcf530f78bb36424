/** `client/onServer.ts` or `client/onDemand.ts`; the plugin's alias decides. */
declare module '@railroad' {
  /** Draws the diagram of a grammar rule: at once on the server, once loaded in a browser. */
  export interface Railroad {
    /** The diagram as SVG, or undefined until the drawing code is loaded. */
    readonly drawNow: (source: string) => string | undefined;
    /** Loads the drawing code; rejects if that fails. */
    readonly load: () => Promise<void>;
  }

  const railroad: Railroad;
  export default railroad;
}
