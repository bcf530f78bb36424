import type {Options} from '@docusaurus/plugin-client-redirects';
import {latestVersion, type DocsVersion} from './versions';

/** Addresses that lead elsewhere: what stands here is computed, and changes with versions.json. */
export function redirects(versions: readonly DocsVersion[]): {readonly redirects: Redirects} {
  return {redirects: [{from: '/docs', to: `/docs/${latestVersion(versions).label}`}]};
}

type Redirects = NonNullable<Options['redirects']>;

/** The files that the redirects become, below the built site. */
export function redirectPages(versions: readonly DocsVersion[]): readonly string[] {
  return redirects(versions).redirects.flatMap(({from}) =>
    [from].flat().map((address) => `${address.slice(1)}/index.html`),
  );
}
