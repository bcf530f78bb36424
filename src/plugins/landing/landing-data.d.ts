/** Made by the build: index.ts. */
declare module '@landing-data' {
  import type {LandingData} from '@site/src/plugins/landing/model';

  const data: LandingData;
  export default data;
}
