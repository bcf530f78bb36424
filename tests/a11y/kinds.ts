import {readSitemap} from '../sitemap';

/** One page of each kind that readers see, by what the kind is called. */
export function pickKinds(): readonly (readonly [kind: string, path: string])[] {
  const routes = readSitemap();
  const first = (pattern: RegExp) => routes.find((route) => pattern.test(route));
  const kinds: readonly (readonly [string, string | undefined])[] = [
    ['landing', '/'],
    ['benchmarks', first(/^\/benchmarks$/)],
    ['docs of the newest version', '/docs/0.12/getting-started'],
    ['docs that are unreleased', '/docs/edge/getting-started'],
    ['docs that are old', '/docs/0.11'],
    ['API reference', first(/^\/docs\/0\.12\/api$/)],
    ['connector', first(/^\/docs\/0\.12\/reference\/connectors\/.+/)],
    ['standard library', first(/^\/docs\/0\.12\/reference\/stdlib\/.+/)],
    ['playground', first(/playground$/)],
    ['blog list', '/blog'],
    ['blog post', first(/^\/blog\/\d{4}\/\d{2}\/\d{2}\//)],
    ['blog archive', '/blog/archive'],
    ['blog tags', '/blog/tags'],
    ['blog tag', first(/^\/blog\/tags\/.+/)],
    ['community', '/community'],
    ['RFC', '/rfc'],
    ['not found', '/no/such/page'],
  ];
  return kinds.flatMap(([kind, path]) => (path === undefined ? [] : [[kind, path] as const]));
}
