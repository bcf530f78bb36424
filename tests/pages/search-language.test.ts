import {describe, expect, test} from 'vitest';
import {isLanguageBuilt, openLanguage} from '../../src/language/node';
import type {LanguageRequest} from '../../src/language/protocol';
import {readGrammar} from '../../src/plugins/grammar/node/read';
import type {Expression} from '../../src/plugins/grammar/core/tree';
import {readExplanations} from '../../src/plugins/search/node/readWords';
import {openVersion} from '../../testing/siteSearch';
import {PROJECT} from '../../testing/stage';
import {VERSIONS} from '../../testing/versions';
import {BUILD} from '../sitemap';

/** The characters that a grammar writes out: signs and keywords. */
function terminalsOf(expression: Expression): string[] {
  switch (expression.kind) {
    case 'terminal':
      return [expression.text];
    case 'sequence':
    case 'choice':
      return expression.items.flatMap(terminalsOf);
    case 'optional':
      return terminalsOf(expression.item);
    case 'loop':
      return [expression.item, ...(expression.between ? [expression.between] : [])].flatMap(
        terminalsOf,
      );
    default:
      return [];
  }
}

const grammars = VERSIONS.flatMap(({label}): [string, string[]][] => {
  const grammar = readGrammar(PROJECT, label);
  const rules = [...(grammar?.rules.values() ?? [])];
  return rules.length === 0 ? [] : [[label, rules.flatMap((rule) => terminalsOf(rule.expression))]];
});
const listed = Object.values(readExplanations(PROJECT)).flat();
const candidates = [...new Set([...listed, ...grammars.flatMap(([, tokens]) => tokens)])];

/** The candidates that the lexer of a release reads as one token that is neither a name nor a comment. */
async function tokensOf(release: string): Promise<string[]> {
  const language = await openLanguage(release);
  try {
    // The programs answer this request too, which the site itself does not send.
    const requests = candidates.map(
      (source) => ({kind: 'tokens', source}) as unknown as LanguageRequest,
    );
    const answers = (await language.askAll(requests)) as unknown as {
      tokens: readonly {class: string; text: string}[];
    }[];
    return candidates.filter((candidate, at) => {
      const [first] = answers[at]!.tokens;
      return first?.text.trim() === candidate && !/identifier|comment|bad/.test(first.class);
    });
  } finally {
    await language.close();
  }
}

describe.each(VERSIONS)('in the search of $label', ({label, language}) => {
  const {engine, tags} = openVersion(BUILD, label);
  /** The first hits of a sign or word, and what is wrong with it. */
  async function faultOf(token: string): Promise<string | undefined> {
    const [hit] = (await engine.search(token, tags)).hits;
    const place = hit?.document.sectionRoute ?? 'nothing';
    const explains = Object.entries(readExplanations(PROJECT)).some(
      ([address, tokens]) => tokens.includes(token) && place === `/docs/${label}/${address}`,
    );
    return explains ? undefined : `${token} leads to ${place}`;
  }
  const faults = async (tokens: readonly string[]) =>
    (await Promise.all(tokens.map(faultOf))).filter((fault) => fault !== undefined);

  test.skipIf(!isLanguageBuilt(language))(
    'every sign and keyword of the language leads to the section that explains it',
    async () => {
      const tokens = await tokensOf(language);
      const own = grammars.find(([name]) => name === label)?.[1] ?? [];
      const all = [...new Set([...tokens, ...own, '#', '##', '###', '`', '|', '?'])];
      expect(all.length).toBeGreaterThan(90);
      expect(await faults(all)).toEqual([]);
    },
  );
});
