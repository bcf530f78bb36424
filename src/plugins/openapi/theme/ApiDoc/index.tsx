// Wraps docusaurus-theme-redoc's page: colors with enough contrast in both themes, and the theme's
// own style sheet, which would otherwise be loaded by every page of the site.
import type {ComponentType} from 'react';
import {evaluateLibraries} from '@site/src/plugins/openapi/client/libraries';
import './palette.css';
import 'docusaurus-theme-redoc/dist/custom.css';
import './styles.css';

/** The theme's page, as the module that `import()` of this one gives. */
type Page = {readonly default: ComponentType<object>};

/**
 * `import()` waits for a module that has a method `then`, as a promise does for any value with one.
 * So Redoc's libraries are evaluated in tasks of their own before the page. A top-level `await` would
 * do the same, with 0.5 KB more on every page of the site: what the bundler has for such modules.
 */
export function then(resolve: (page: Page) => void, reject: (error: unknown) => void): void {
  evaluateLibraries()
    .then(() => import(/* webpackMode: "eager" */ '@theme-original/ApiDoc'))
    .then(resolve, reject);
}
