/** What the policy has to allow beyond the site itself. */
export type Allowances = {
  /** Sources of the inline scripts that the pages carry, for example "'sha256-…'". */
  readonly scriptHashes: readonly string[];
  /** Hosts that a hosted search index answers from; none for the embedded search. */
  readonly searchHosts: readonly string[];
};

type Directive = readonly [name: string, ...sources: readonly string[]];

/**
 * What pages may do: nothing is loaded from another host.
 *
 * Styles may stand in attributes, because React and the API reference write them there. WebAssembly
 * runs the live samples; the API reference searches in a worker that it makes from a blob.
 */
function directives({scriptHashes, searchHosts}: Allowances): readonly Directive[] {
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scriptHashes],
    ['style-src', "'self'", "'unsafe-inline'"],
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

/** The text of `_headers`: a path, then its headers, indented (Netlify, Cloudflare Pages). */
export function headersFile(allowances: Allowances): string {
  const year = 365 * 24 * 60 * 60;
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    [
      '/*',
      {
        'Content-Security-Policy': securityPolicy(allowances),
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    ],
    // Names of assets carry a hash of their content.
    ['/assets/*', {'Cache-Control': `public, max-age=${year}, immutable`}],
    // The name of an index stays when its content changes.
    ['/search-index-*', {'Cache-Control': 'no-cache'}],
    // Nor does the name of the list of language files, which contributors fetch.
    ['/language/*', {'Cache-Control': 'no-cache'}],
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}
