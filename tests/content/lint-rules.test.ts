import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

/** Returns the findings of cspell in a file, with the words that it proposes. */
async function spell(page: string, text: string, languageId = 'markdown'): Promise<string[]> {
  const uri = pathToFileURL(path.join(ROOT, page)).href;
  const configFile = path.join(ROOT, 'cspell.json');
  const {issues} = await spellCheckDocument({uri, text, languageId}, {configFile}, {});
  return issues.map(({text: word, line, suggestionsEx}) => {
    const [best] = suggestionsEx ?? [];
    return `${line.text.trim()}: ${word} -> ${best?.word ?? ''}`;
  });
}

/** Returns the output of markdownlint for a page. */
function markdown(text: string): string {
  try {
    const bin = path.join(ROOT, 'node_modules/.bin/markdownlint-cli2');
    const options = {cwd: ROOT, input: text, encoding: 'utf8', stdio: 'pipe'} as const;
    return execFileSync(bin, ['-', '--no-globs'], options);
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    return stdout + stderr;
  }
}

describe('cspell', () => {
  test('forbids empty words, and proposes better ones', async () => {
    expect(await spell('docs/x.md', 'A text.\nThis is simply done.')).toEqual([
      'This is simply done.: simply -> (leave it out)',
    ]);
    expect(await spell('blog/x.md', 'It is powerful.')).toEqual([
      'It is powerful.: powerful -> (say what it can do)',
    ]);
  });

  test('forbids the terms of 0.11 except in its own pages', async () => {
    const text = 'An onramp. We may write it.';
    const found = ['onramp -> connector', 'We -> (name the actor)', 'may -> can'];
    const expected = found.map((words) => `${text}: ${words}`);
    expect(await spell('docs/x.md', text)).toEqual(expected);
    expect(await spell('versioned_docs/version-0.12/x.md', text)).toEqual(expected);
    expect(await spell('versioned_docs/version-0.11/x.md', text)).toEqual([]);
    expect(await spell('community/x.md', 'We meet.')).toEqual([]);
  });

  test('forbids odd words in code and READMEs, but not on pages', async () => {
    const text = '// Mend what stands beside it.';
    const found = [`${text}: Mend -> fix`, `${text}: beside -> next to`];
    expect(await spell('checks/x.ts', text, 'typescript')).toEqual(found);
    expect(await spell('data/README.md', text)).toEqual(found);
    expect(await spell('docs/x.md', text)).toEqual([]);
    expect(await spell('src/pages/x.tsx', '// Put it beside.', 'typescript')).toEqual([]);
  });

  test('knows American spelling only', async () => {
    expect(await spell('checks/x.ts', '// The colour.', 'typescript')).toEqual([
      expect.stringContaining(': colour'),
    ]);
  });

  test('ignores code on pages', async () => {
    expect(await spell('docs/x.md', 'The kind `onramp` and ``say `easy` ``.')).toEqual([]);
  });
}, 60_000);

describe('markdownlint', () => {
  test.each([
    ['a language that nothing checks', '# A\n\n```perl\n1\n```\n', 'MD040'],
    ['a block without a language', '# A\n\n```\n1\n```\n', 'MD040'],
    ['a skipped level', '# A\n\n### B\n', 'MD001'],
    ['a picture without a text', '# A\n\n![](a.png)\n', 'MD045'],
  ])('finds %s', (_name, text, rule) => {
    expect(markdown(text)).toContain(rule);
  });

  test('accepts a correct page', () => {
    expect(markdown('# A\n\n```troy\n1\n```\n\n![A dog](a.png)\n')).not.toContain('MD0');
  });
}, 60_000);
