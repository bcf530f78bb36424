import type {Options} from '@docusaurus/plugin-client-redirects';
import {latestVersion, type DocsVersion} from './versions';

/** Addresses that lead elsewhere: what stands here is computed, and changes with versions.json. */
export function redirects(versions: readonly DocsVersion[]): Options {
  return {redirects: [{from: '/docs', to: `/docs/${latestVersion(versions).label}`}]};
}
