/** What the policy has to allow beyond the site itself. */
export type Allowances = {
  /** Sources of the inline scripts that the pages carry, for example "'sha256-…'". */
  readonly scriptHashes: readonly string[];
  /** Sources of the inline style elements that the pages carry. */
  readonly styleHashes: readonly string[];
  /** Hosts that a hosted search index answers from; none for the embedded search. */
  readonly searchHosts: readonly string[];
};

type Directive = readonly [name: string, ...sources: readonly string[]];

/** The SHA-256 of nothing: an empty style element, which scripts fill through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What pages may do: nothing is loaded from another host.
 *
 * Styles may stand in attributes, because React and the API reference write them there. WebAssembly
 * runs the live samples; the API reference searches in a worker that it makes from a blob.
 */
function directives({scriptHashes, styleHashes, searchHosts}: Allowances): readonly Directive[] {
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scriptHashes],
    // For browsers that do not know the next two, which replace it.
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

/** Directives that browsers ignore in a page, with a warning for each, and follow in a header. */
const HEADER_ONLY: readonly string[] = ['frame-ancestors', 'report-uri', 'sandbox'];

/** The Content-Security-Policy that hosts send with every page. */
export function securityPolicy(allowances: Allowances): string {
  return formatPolicy(directives(allowances));
}

/** The same as a page can carry it, for hosts that send no headers of a site's choice. */
export function metaPolicy(allowances: Allowances): string {
  return formatPolicy(directives(allowances).filter(([name]) => !HEADER_ONLY.includes(name)));
}

function formatPolicy(list: readonly Directive[]): string {
  return list.map((directive) => directive.join(' ')).join('; ');
}

const YEAR_S = 365 * 24 * 60 * 60;

/** What no page of the site asks for, and no script that gets into one should. */
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
 * What hosts send with every answer, beside the Content-Security-Policy. The same in each build, so
 * that `hosting/nginx.conf` can repeat it.
 */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Neither for subdomains nor to be preloaded: other hosts of the domain are not this site's.
  'Strict-Transport-Security': `max-age=${YEAR_S}`,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The text of `_headers`: a path, then its headers, indented (Netlify, Cloudflare Pages).
 *
 * @param baseUrl the site's base path, with a slash at its end
 */
export function headersFile(allowances: Allowances, baseUrl = '/'): string {
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['*', {'Content-Security-Policy': securityPolicy(allowances), ...COMMON_HEADERS}],
    // Names of assets carry a hash of their content.
    ['assets/*', {'Cache-Control': `public, max-age=${YEAR_S}, immutable`}],
    // The name of an index stays when its content changes.
    ['search-index-*', {'Cache-Control': 'no-cache'}],
    ['search-headings-*', {'Cache-Control': 'no-cache'}],
    // Nor does the name of the list of language files, which contributors fetch.
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
