/** `redocTheme.ts` points it at one of the files in `styles`, for the server or the browser. */
declare module '@redoc-styles' {
  export {ServerStyles} from 'docusaurus-theme-redoc/dist/theme/Redoc/ServerStyles';
}

/** `redocTheme.ts` writes it. */
declare module '@generated/docusaurus-theme-redoc/default/options.json' {
  import type {RedocThemeData} from '@site/src/plugins/openapi/palette';

  const data: RedocThemeData;
  export default data;
}
