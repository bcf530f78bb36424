import {createProgress} from './progress';

/** What Docusaurus calls of nprogress. */
export default createProgress(
  async () => (await import(/* webpackChunkName: "progress" */ 'nprogress/nprogress.js')).default,
);
