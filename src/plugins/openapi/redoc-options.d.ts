/** What `redocTheme.ts` writes: its options, with a Redoc theme per color mode. */
declare module '@redoc-options' {
  const options: object;
  export default options;
}
