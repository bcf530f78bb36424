import {describe, expect, test} from 'vitest';
import {parsePage} from '../../pages/node/read';
import {formatProblem, type SourceRule} from '../model';
import {admonitions} from './admonitions';
import {connectorDefined} from './connectorDefined';
import {duplicates} from './duplicates';
import {externalLinks} from './externalLinks';
import {failureExamples} from './failureExamples';
import {functionExamples} from './functionExamples';
import {headingDepth} from './headingDepth';
import {pageRules, siteRules} from './index';
import {namedMessages} from './namedMessages';
import {phrases} from './phrases';
import {privacy} from './privacy';
import {medianReadability, readability} from './readability';
import {recipeParts} from './recipeParts';
import {recordTables} from './recordTables';
import {requiredFrontMatter} from './requiredFrontMatter';
import {rfcSections} from './rfcSections';
import {seeAlso} from './seeAlso';
import {sentenceLength} from './sentenceLength';
import {shownResults} from './shownResults';
import {unfinished} from './unfinished';
import {verifiedRelease} from './verifiedRelease';
import {wholeBlocks} from './wholeBlocks';

const KAFKA = 'docs/reference/connectors/kafka.mdx';
const CONNECTOR = '---\nkind: connector\nnames: [kafka_consumer]\n---\n';
const STDLIB = '---\nkind: stdlib\n---\n## Functions {#functions}\n\n### len {#len}\n\n';
const TABLES = ['Facts', 'Options', 'Metadata', 'Ports']
  .map((name) => `<${name} of="kafka_consumer" />`)
  .join('\n\n');
const TROY = 'define connector a from kafka_consumer\nwith\n  config = {}\nend;';
const RECIPE = `---\nkind: recipe\n---\n# Route\n\n${[
  ...['Problem', 'Sample input', 'Solution', 'Output'],
  ...['How it works', 'What happens to an event that does not fit', 'Variations', 'Pitfalls'],
]
  .map((part) => `**${part}.** A text.`)
  .join('\n\n')}\n\n## See also\n`;
const RFC = `---\nkind: rfc\n---\n:::note[Status]\nOpen.\n:::\n\n${[
  ...['Summary', 'Motivation', 'Guide-level explanation', 'Reference-level explanation'],
  ...['Drawbacks', 'Rationale and alternatives', 'Prior art', 'Unresolved questions'],
  'Future possibilities',
]
  .map((title) => `## ${title}\n`)
  .join('\n')}`;
const words = (count: number): string => Array.from({length: count}, () => 'word').join(' ');
const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n`;
const box = (kind: string): string => `:::${kind}\nA text.\n:::\n`;
const EASY = '---\nkind: guide\n---\nYou read this text. It is short. You get on.';
const FAIR =
  '---\nkind: guide\n---\nThe connector reconnects after every failure of the network that it can recognize.';
const FAILING =
  fence('tremor fails', 'f(event)') +
  fence('text', 'Error:\n  1 | f(event)\n    | ^^^^^^^^ Bad type passed to function a::f/1');
const RESULT = fence('json result', '1');

/** For each rule: a page that keeps it, and breaches with what the message must say. */
const cases: readonly (readonly [SourceRule, good: string, ...bad: readonly [string, string][]])[] =
  [
    [connectorDefined, `${CONNECTOR}${fence('troy', TROY)}`, [CONNECTOR, 'type kafka_consumer']],
    [
      recordTables,
      `${CONNECTOR}${TABLES.replace('Options', 'None')}\n\n## Options {#o}\n\n**None.** Because.`,
      [CONNECTOR + TABLES.replace('Ports', 'Port'), 'does not show <Ports of="kafka_consumer" />'],
    ],
    [
      failureExamples,
      `${STDLIB}**Errors:** Bad type.\n\n${fence('tremor fails', '1')}`,
      [`${STDLIB}**Errors:** Bad type.\n\n${fence('tremor', '1')}`, '6: E8: len lists errors'],
    ],
    [
      namedMessages,
      `## Errors {#errors}\n\n\`Bad type passed to function <module>::<function>\`\n\n## Sample\n\n${FAILING}`,
      [
        `## Errors {#errors}\n\n\`Found the token\`\n\n## Sample\n\n${FAILING}`,
        '7: E8: the errors of',
      ],
      [`## Sample\n\nA sentence with \`event\`.\n\n${FAILING}`, 'do not name "Bad type passed'],
    ],
    [
      functionExamples,
      STDLIB + fence('tremor', '1') + fence('tremor', '2'),
      [STDLIB + fence('tremor', '1'), 'len has 1 examples'],
    ],
    [
      shownResults,
      fence('tremor', '1') +
        RESULT +
        fence('tremor fragment=expr', '1') +
        fence('tremor hidden', '2') +
        fence('troy output=none reason="no server"', '1'),
      [fence('tremor output=none', '1'), '1: E12: no result follows'],
      [`${fence('tremor', '1') + RESULT}\n${fence('troy', '1')}`, '8: E12: no result follows'],
      [fence('tremor', '1') + fence('json result hidden', '1'), '1: E12: no result follows'],
    ],
    [
      wholeBlocks,
      fence('json', '{"a": "..."}\n{"b": 1}') + fence('tremor', '%( _, ... )'),
      [`Text.\n\n${fence('json', '{"a": 1,}')}`, '3: E14: the block is no JSON'],
      [fence('yaml', 'a: 1\nb: [1, ...]'), '3: E14: "b: [1, ...]" leaves something out'],
      ['```text\nNever closed\n', '1: E14: the block has no end'],
    ],
    [
      recipeParts,
      RECIPE,
      [RECIPE.replace('**Output.**', 'Output.'), '4: E16: the recipe "Route" lacks Output'],
      [
        RECIPE.replace('**What happens to', '**And'),
        'lacks What happens to an event that does not fit',
      ],
      [
        RECIPE.replace('Output', 'X').replace('Solution', 'Output').replace('X', 'Solution'),
        'the parts of the recipe "Route" stand in another order',
      ],
    ],
    [
      rfcSections,
      RFC,
      [RFC.replace('## Prior art', '### Prior art'), 'the sections Prior art are missing'],
      [RFC.replace(':::note[Status]\nOpen.\n:::\n', ''), 'there is no box with the state'],
      [
        RFC.replace('Summary', 'X').replace('Motivation', 'Summary').replace('X', 'Motivation'),
        'stand in another order',
      ],
    ],
    [
      unfinished,
      '# A\n\n## B\n\n### C\n\nA todo list of bytes not yet written.\n\n`TODO`\n',
      ['# A\n\nTODO: more', '3: E20: "TODO"'],
      ['# A\n\nThis is coming\nsoon, or\nCOMING SOON.', '5: E20: "COMING SOON"'],
      ['# A\n\n## B\n\n## C\n\nText.', '3: E20: the section "B" is empty'],
    ],
    [
      externalLinks,
      '[a](https://www.rust-lang.org/learn) [b](./b.md) [c](mailto:a@example.com)',
      ['[a](http://www.rust-lang.org)', 'the protocol is http:'],
      ['[a](https://localhost:80/)', 'the host is not public'],
      ['[a](https://docs.example.com/)', 'this host exists in examples only'],
      ['[a](https://www.rust-lang.org/?utm_source=x)', 'where the reader comes from'],
      ['[a](https://)', 'this is no address'],
    ],
    [
      seeAlso,
      '## See also {#see}\n\n- [a](./a.md)\n- [b](./b.md)\n- [c](./c.md)\n',
      ['# A\n\n## See also\n\n- [a](./a.md)\n', '3: E23: "See also" has 1 links'],
    ],
    [
      sentenceLength,
      `A ${words(18)}.\n\n${words(30)}. Two words. \`a\` is three.\n\n- A short entry.`,
      [`A text.\nIt has\ntwo words. A ${words(35)}.`, '3: E24: the sentence "A word'],
      [`${words(25)}.\n`, '1: E24: the sentences of its paragraphs have 25.0 words on average'],
      [`A ${words(9)}. It ends.`, '1: E24: the sentences of its paragraphs have 6.0 words'],
    ],
    [
      readability,
      '---\nkind: guide\n---\nYou read this text. It is short. You get on.',
      [
        '---\nkind: guide\n---\nOrganizational sustainability considerations necessitate multidimensional evaluation.',
        'the reading ease of this page is -',
      ],
    ],
    [
      phrases,
      '---\nsearch_keywords: [exactly-once]\n---\n\nThe sink sends at least once. `exactly once`',
      ['---\nsearch_keywords:\n  [\n    exactly-once,\n  ]\ntitle: Exactly-once\n---\n', '6: E25'],
      ['Sends\nexactly once.', '2: E25: "exactly once"'],
      ['Of course it is.', 'leave it out'],
      ['| a |\n|---|\n| guaranteed delivery |', '3: E25: "guaranteed delivery"'],
      ['The circuit breaker is open.', '"triggered" or "restored"'],
    ],
    [
      requiredFrontMatter,
      '---\ntitle: A\ndescription: B\nsearch_keywords: [c]\nkind: guide\nverified: 0.12.4\n---\n',
      [
        '---\ntitle: A\ndescription: B\nsearch_keywords: [c]\nkind: guide\n---\n',
        'the front matter has no "verified"',
      ],
      [
        '---\ntitle: A\ndescription: B\nkind: guide\nverified: 0.12.4\n---\n',
        'the front matter has no "search_keywords"',
      ],
    ],
    [
      verifiedRelease,
      '---\nverified: 0.13.0-rc.33\n---\n',
      [
        '---\nkind: guide\nverified: 0.12.4\n---\n',
        '3: E26: the page of edge was verified with 0.12.4',
      ],
    ],
    [headingDepth, '# A\n\n#### B\n', ['# A\n\n##### B\n', '3: E27: the heading is of level 5']],
    [
      privacy,
      'Write to [a@b.org](mailto:a@b.org), user@example.com, /srv/sample, 192.0.2.7, 127.0.0.1.',
      ['A\n/home/anna/x', '2: E30: "/home/anna" looks like a folder of a person'],
      ['anna@b.org', 'an e-mail address'],
      ['192.168.1.10', 'an address of a private network'],
      ['db.internal', 'the name of a private host'],
      ['AKIAABCDEFGHIJKLMNOP', 'a token'],
    ],
    [
      admonitions,
      `${box('note')}\nText.\n\n${box('tip')}\nText.\n\n${box('warning')}`,
      [`${box('note')}\n${box('tip')}`, '5: E32: this admonition follows right after another'],
      [[1, 2, 3, 4].map(() => box('note')).join('\nText.\n\n'), 'one admonition too many'],
      [box('info'), 'of the kind "info"'],
    ],
    [
      medianReadability,
      EASY,
      [FAIR, 'the median reading ease of guides and concepts is 44; this page has 44'],
    ],
    [
      duplicates,
      `${words(11)}\n\n${words(11)}\n\n- [a](./a.md) ${words(12)}\n- [a](./a.md) ${words(12)}\n`,
      [`${words(12)}\n\n${words(12)}`, `3: E32: the paragraph "word`],
    ],
  ];

function measure(rule: SourceRule, text: string): string[] {
  const {problems} = rule.measure({pages: [parsePage(KAFKA, text)]});
  return problems.map((problem) => formatProblem(rule.id, problem));
}

test('each rule has a breach', () => {
  expect(cases.map(([rule]) => rule)).toEqual([...pageRules, ...siteRules]);
});

const named = cases.map(([rule, good, ...bad]) => ({rule, good, bad}));

describe.each(named)('$rule.id $rule.title', ({rule, good, bad}) => {
  test('is kept', () => {
    expect(measure(rule, good)).toEqual([]);
  });

  test.each(bad)('is broken by %j', (text, message) => {
    const problems = measure(rule, text);
    expect(problems.join('\n')).toContain(message);
    expect(problems[0]).toMatch(new RegExp(`^${KAFKA}:\\d+: ${rule.id}: .+ Expected: .+\\. .+`));
  });
});
