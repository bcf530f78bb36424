/** Written by the build (src/site/pages/landing.ts). */
declare module '@landing-data' {
  import type {LandingData} from '@site/src/site/pages/landing';

  const data: LandingData;
  export default data;
}
