import {describe, expect, test} from 'vitest';
import {headersFile, securityPolicy} from './headers';
import {findInlineScripts} from './inlineScripts';

describe('inline scripts', () => {
  test('are found word for word, with and without attributes', () => {
    const html = '<script>a()\n</script><p>x</p><script type="module" data-x=1>b()</script>';
    expect(findInlineScripts(html)).toEqual(['a()\n', 'b()']);
  });

  test('leave out files and data', () => {
    const html =
      '<script src=/a.js defer></script><script defer src="/b.js"></script>' +
      '<script type=application/ld+json>{"a": 1}</script>';
    expect(findInlineScripts(html)).toEqual([]);
  });
});

describe('headers', () => {
  const allowances = {scriptHashes: ["'sha256-abc='"], searchHosts: []};

  test('the policy allows the given scripts and no inline script besides', () => {
    const policy = securityPolicy(allowances);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';");
    expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    expect(policy).not.toContain('http');
  });

  test('a hosted search index adds its hosts to connect-src', () => {
    const policy = securityPolicy({...allowances, searchHosts: ['https://x-dsn.algolia.net']});
    expect(policy).toContain("connect-src 'self' https://x-dsn.algolia.net;");
  });

  test('assets are kept for a year, search indexes are asked for again', () => {
    const text = headersFile(allowances);
    expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/search-index-*\n  Cache-Control: no-cache\n');
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self';/);
  });
});
