/**
 * Evaluates Redoc and the largest of its libraries, each in a task of its own: a browser answers the
 * reader in between. A page that imports Redoc evaluates it at once with all that it imports.
 *
 * Libraries whose file depends on how they are imported stay with Redoc: they would be loaded twice.
 */
export async function evaluateLibraries(): Promise<void> {
  for (const evaluate of LIBRARIES) {
    await evaluate();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Loaded with the page that asks for them (`eager`), and not later. */
const LIBRARIES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'mobx-react'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ 'polished'),
  () => import(/* webpackMode: "eager" */ 'yaml'),
  () => import(/* webpackMode: "eager" */ 'redoc'),
];
