import {describe, expect, test} from 'vitest';
import {COMMON_HEADERS, headersFile, metaPolicy, securityPolicy} from './headers';
import {addPolicy, findInlineScripts, findInlineStyles} from './html';

describe('inline scripts', () => {
  test('are found with their exact text, with and without attributes', () => {
    const html = '<script>a()\n</script><p>x</p><script type="module" data-x=1>b()</script>';
    expect(findInlineScripts(html)).toEqual(['a()\n', 'b()']);
  });

  test('do not include files and data', () => {
    const html =
      '<script src=/a.js defer></script><script defer src="/b.js"></script>' +
      '<script type=application/ld+json>{"a": 1}</script>';
    expect(findInlineScripts(html)).toEqual([]);
  });
});

test('inline styles are found in noscript elements, but not in scripts', () => {
  const html =
    '<noscript><style>a{}</style></noscript><style data-x>b{}\n</style>' +
    "<script>'<style>c{}</style>'</script>";
  expect(findInlineStyles(html)).toEqual(['a{}', 'b{}\n']);
});

describe('headers', () => {
  const allowances = {
    scriptHashes: ["'sha256-abc='"],
    styleHashes: ["'sha256-def='"],
    searchHosts: [],
  };

  test('the policy allows the given inline scripts and no others', () => {
    const policy = securityPolicy(allowances);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';");
    expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    expect(policy).not.toContain('http');
  });

  test('the policy allows the given style elements, empty ones, and any style attribute', () => {
    const policy = securityPolicy(allowances);
    expect(policy).toMatch(/style-src-elem 'self' 'sha256-47DEQpj8[^']+' 'sha256-def=';/);
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
  });

  test('the other headers apply to every path', () => {
    const text = headersFile(allowances);
    const everywhere = text.slice(0, text.indexOf('\n\n'));
    for (const [name, value] of Object.entries(COMMON_HEADERS)) {
      expect(everywhere).toContain(`\n  ${name}: ${value}`);
    }
    expect(everywhere).toContain('Strict-Transport-Security: max-age=31536000');
    expect(everywhere).toContain('camera=()');
  });

  test('paths begin with the base path of the site', () => {
    const paths = headersFile(allowances, '/tremor/', ['rfc']).match(/^\/.*$/gm);
    expect(paths).toEqual([
      '/tremor/*',
      '/tremor/*',
      '/tremor/rfc',
      '/tremor/rfc/*',
      '/tremor/assets/*',
      '/tremor/search-index-*',
      '/tremor/search-headings-*',
      '/tremor/language/*',
    ]);
  });

  test('pages name the list of their area', () => {
    expect(headersFile(allowances, '/tremor/', ['rfc'])).toContain(
      '/tremor/rfc/*\n  Link: </tremor/rfc/llms.txt>; rel="alternate"; type="text/plain";',
    );
  });

  test('a hosted search index adds its hosts to connect-src', () => {
    const policy = securityPolicy({...allowances, searchHosts: ['https://x-dsn.algolia.net']});
    expect(policy).toContain("connect-src 'self' https://x-dsn.algolia.net;");
  });

  test('the policy in a page lacks only what browsers ignore there', () => {
    expect(securityPolicy(allowances)).toBe(`${metaPolicy(allowances)}; frame-ancestors 'none'`);
    expect(metaPolicy(allowances)).not.toContain('"');
  });

  test('assets are cached for a year, search indexes are revalidated', () => {
    const text = headersFile(allowances);
    expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/search-index-*\n  Cache-Control: no-cache\n');
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self';/);
  });
});

describe('the policy in a page', () => {
  const element = '<meta http-equiv="Content-Security-Policy" content="a \'self\'">';

  test.each([
    [
      '<!doctype html><html lang=en><head><meta charset=UTF-8><script src=/a.js></script>',
      `<!doctype html><html lang=en><head><meta charset=UTF-8>${element}<script src=/a.js></script>`,
    ],
    [
      '<!DOCTYPE html>\n<html>\n  <head>\n    <script>a()</script>',
      `<!DOCTYPE html>\n<html>\n  <head>\n    ${element}<script>a()</script>`,
    ],
    [
      '<html><head><meta charset=UTF-8><link rel=stylesheet href=/a.css /><script>a()</script>',
      `<html><head><meta charset=UTF-8><link rel=stylesheet href=/a.css />${element}<script>a()</script>`,
    ],
    [
      '<html><head><meta charset=UTF-8><link rel=icon href=/a.svg /><link rel=stylesheet href=/a.css />',
      `<html><head><meta charset=UTF-8>${element}<link rel=icon href=/a.svg /><link rel=stylesheet href=/a.css />`,
    ],
    ['<script>a()</script><head>', `${element}<script>a()</script><head>`],
  ])('comes before anything that runs or loads: %s', (html, expected) => {
    expect(addPolicy(html, "a 'self'")).toBe(expected);
  });
});
