/** `client/onServer.ts` or `client/onDemand.ts`; the plugin's alias decides. */
declare module '@railroad' {
  import type {Railroad} from '@site/src/plugins/railroad/core';

  const railroad: Railroad;
  export default railroad;
}
