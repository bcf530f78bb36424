/** What we use of nprogress, which brings no types. */
declare module 'nprogress/nprogress.js' {
  const bar: {
    configure(options: object): unknown;
    start(): unknown;
    done(): unknown;
  };
  export default bar;
}

declare module 'nprogress' {
  const bar: {prepare?(): void};
  export default bar;
}
