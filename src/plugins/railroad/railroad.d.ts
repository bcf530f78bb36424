/** `client/onServer.ts` or `client/onDemand.ts`; the plugin's alias decides. */
declare module '@railroad' {
  const railroad: import('./core').Railroad;
  export default railroad;
}
