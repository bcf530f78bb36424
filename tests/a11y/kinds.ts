import {readSitemap} from '../sitemap';
import {DOCS, NEXT_DOCS, OLDER} from '../../testing/versions';

/** One page of each kind, by the name of the kind. */
export function pickKinds(): readonly (readonly [kind: string, path: string])[] {
  const routes = readSitemap();
  const first = (pattern: RegExp) => routes.find((route) => pattern.test(route));
  const kinds: readonly (readonly [string, string | undefined])[] = [
    ['landing', '/'],
    ['benchmarks', first(/^\/benchmarks$/)],
    ['docs of the newest version', `${DOCS}/getting-started`],
    ['docs that are unreleased', `${NEXT_DOCS}/getting-started`],
    ['docs that are old', OLDER[0] && `/docs/${OLDER[0]}`],
    ['API reference', first(new RegExp(`^${DOCS}/api$`))],
    ['connector', first(new RegExp(`^${DOCS}/reference/connectors/.+`))],
    ['standard library', first(new RegExp(`^${DOCS}/reference/stdlib/.+`))],
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
