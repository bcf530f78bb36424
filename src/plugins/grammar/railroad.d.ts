/** `client/onServer.ts` or `client/onDemand.ts`; the plugin's alias decides. */
declare module '@railroad' {
  import type {Railroad} from '@site/src/plugins/grammar/core/railroad';

  const railroad: Railroad;
  export default railroad;
}
