/** `redocTheme.ts` points it at one of the files in `styles`, for the server or the browser. */
declare module '@redoc-styles' {
  export {ServerStyles} from 'docusaurus-theme-redoc/dist/theme/Redoc/ServerStyles';
}
