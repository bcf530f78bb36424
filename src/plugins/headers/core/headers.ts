/** Sources that the policy allows in addition to the site itself. */
export type Allowances = {
  /** Sources of the pages' inline scripts, for example "'sha256-…'". */
  readonly scriptHashes: readonly string[];
  /** Sources of the pages' inline style elements. */
  readonly styleHashes: readonly string[];
  /** Hosts of a hosted search index; empty for the embedded search. */
  readonly searchHosts: readonly string[];
};

type Directive = readonly [name: string, ...sources: readonly string[]];

/** The hash of an empty style element, which scripts fill through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The policy: pages load nothing from another host.
 *
 * Style attributes are allowed because React and the API reference write them. WebAssembly runs the live
 * samples, and the API reference searches in a worker that it makes from a blob.
 */
function directives({scriptHashes, styleHashes, searchHosts}: Allowances): readonly Directive[] {
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scriptHashes],
    // For browsers that do not know the next two directives, which replace this one.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['style-src-elem', "'self'", EMPTY_STYLE, ...styleHashes],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...searchHosts],
    ['worker-src', "'self'", 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
}

/** Directives that browsers follow in a header only; in a page they ignore them with a warning. */
const HEADER_ONLY: readonly string[] = ['frame-ancestors', 'report-uri', 'sandbox'];

/** The Content-Security-Policy that hosts send with every page. */
export function securityPolicy(allowances: Allowances): string {
  return formatPolicy(directives(allowances));
}

/** The same policy for an element in the page, for hosts on which a site cannot choose its headers. */
export function metaPolicy(allowances: Allowances): string {
  return formatPolicy(directives(allowances).filter(([name]) => !HEADER_ONLY.includes(name)));
}

function formatPolicy(list: readonly Directive[]): string {
  return list.map((directive) => directive.join(' ')).join('; ');
}

const YEAR_S = 365 * 24 * 60 * 60;

/** Features that no page uses, so that no injected script can use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
];

/**
 * Headers of every response in addition to the Content-Security-Policy. They are the same in each build,
 * so that `hosting/nginx.conf` can repeat them.
 */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without includeSubDomains and preload: this site does not decide for other hosts of the domain.
  'Strict-Transport-Security': `max-age=${YEAR_S}`,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The text of `_headers` for Netlify and Cloudflare Pages: each path, followed by its indented headers.
 *
 * @param baseUrl the site's base path, with a slash at its end
 * @param areas paths of the parts of the site that have a list for language models, without slashes around
 */
export function headersFile(
  allowances: Allowances,
  baseUrl = '/',
  areas: readonly string[] = [],
): string {
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['*', {'Content-Security-Policy': securityPolicy(allowances), ...COMMON_HEADERS}],
    // Hosts that run hosting/functions answer some requests for a page with its Markdown.
    ['*', {Vary: 'Accept'}],
    ...areas.flatMap((area) =>
      [area, `${area}/*`].map((path) => [path, {Link: listLink(baseUrl + area)}] as const),
    ),
    // The names of assets contain a hash of their content.
    ['assets/*', {'Cache-Control': `public, max-age=${YEAR_S}, immutable`}],
    // The name of an index does not change with its content.
    ['search-index-*', {'Cache-Control': 'no-cache'}],
    ['search-headings-*', {'Cache-Control': 'no-cache'}],
    // Neither does the name of the list of language files, which contributors fetch.
    ['language/*', {'Cache-Control': 'no-cache'}],
  ];
  return rules
    .map(([path, headers]) =>
      [
        baseUrl + path,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The header that leads from a page to the list of its area. */
export function listLink(area: string): string {
  return `<${area}/llms.txt>; rel="alternate"; type="text/plain"; title="llms.txt"`;
}
