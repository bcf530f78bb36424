/** What the policy has to allow beyond the site itself. */
export type Allowances = {
  /** Sources of the inline scripts that the pages carry, for example "'sha256-…'". */
  readonly scriptHashes: readonly string[];
  /** Hosts that a hosted search index answers from; none for the embedded search. */
  readonly searchHosts: readonly string[];
};

/**
 * The Content-Security-Policy of every page: nothing is loaded from another host.
 *
 * Styles may stand in attributes, because React and the API reference write them there. WebAssembly
 * runs the live samples; the API reference searches in a worker that it makes from a blob.
 */
export function securityPolicy({scriptHashes, searchHosts}: Allowances): string {
  const directives: readonly (readonly string[])[] = [
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
  return directives.map((directive) => directive.join(' ')).join('; ');
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
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}
