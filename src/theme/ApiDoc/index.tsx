// Wraps docusaurus-theme-redoc's page: colors with enough contrast in both themes, and the theme's
// own style sheet, which would otherwise be loaded by every page of the site.
import type {ComponentProps, ReactNode} from 'react';
import {evaluateLibraries} from '@site/src/plugins/openapi/client/libraries';
import './palette.css';
import 'docusaurus-theme-redoc/dist/custom.css';
import './styles.css';

await evaluateLibraries();
const {default: ApiDoc} = await import(/* webpackMode: "eager" */ '@theme-original/ApiDoc');

export default function ApiDocWrapper(props: ComponentProps<typeof ApiDoc>): ReactNode {
  return <ApiDoc {...props} />;
}
