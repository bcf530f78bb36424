import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

/** What cspell finds in a page, with the words that it proposes. */
async function spell(page: string, text: string): Promise<string[]> {
  const uri = pathToFileURL(path.join(ROOT, page)).href;
  const configFile = path.join(ROOT, 'cspell.json');
  const {issues} = await spellCheckDocument({uri, text, languageId: 'markdown'}, {configFile}, {});
  return issues.map(({text: word, line, suggestionsEx}) => {
    const [best] = suggestionsEx ?? [];
    return `${line.text.trim()}: ${word} -> ${best?.word ?? ''}`;
  });
}

/** What markdownlint prints of a page. */
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
  test('forbids the words of comfort, and says what to write', async () => {
    expect(await spell('docs/x.md', 'A text.\nThis is simply done.')).toEqual([
      'This is simply done.: simply -> (leave it out)',
    ]);
    expect(await spell('blog/x.md', 'It is powerful.')).toEqual([
      'It is powerful.: powerful -> (say what it can do)',
    ]);
  });

  test('forbids the terms of 0.11 in all pages but its own', async () => {
    const text = 'An onramp. We may write it.';
    const found = ['onramp -> connector', 'We -> (name the actor)', 'may -> can'];
    const expected = found.map((words) => `${text}: ${words}`);
    expect(await spell('docs/x.md', text)).toEqual(expected);
    expect(await spell('versioned_docs/version-0.12/x.md', text)).toEqual(expected);
    expect(await spell('versioned_docs/version-0.11/x.md', text)).toEqual([]);
    expect(await spell('community/x.md', 'We meet.')).toEqual([]);
  });

  test('looks at no code', async () => {
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

  test('has nothing against a page as it should be', () => {
    expect(markdown('# A\n\n```troy\n1\n```\n\n![A dog](a.png)\n')).not.toContain('MD0');
  });
}, 60_000);
