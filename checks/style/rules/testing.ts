/** Pages that keep or break each rule. */

export const KAFKA = 'docs/reference/connectors/kafka.mdx';
const CONNECTOR = '---\nkind: connector\nnames: [kafka_consumer]\n---\n';
const STDLIB = '---\nkind: stdlib\n---\n## Functions {#functions}\n\n### len {#len}\n\n';
const TABLES = ['Facts', 'Options', 'Metadata', 'Ports']
  .map((name) => `<${name} of="kafka_consumer" />`)
  .join('\n\n');
const TROY = 'define connector a from kafka_consumer\nwith\n  config = {}\nend;';
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
const PREPROCESSOR = `---\nkind: preprocessor\n---\n\`\`\`toml\na = 1\n\`\`\`\n\n${[
  ...['Options', 'Behavior (fast)', 'Buffering and end of stream', 'Errors', 'Example connector'],
]
  .map((title) => `## ${title}\n\n`)
  .join('')}\`\`\`tremor\n1\n\`\`\`\n\n## See also\n`;
const EASY = '---\nkind: guide\n---\nYou read this text. It is short. You get on.';
const FAIR =
  '---\nkind: guide\n---\nThe connector reconnects after every failure of the network that it can recognize.';
const FAILING =
  fence('tremor fails', 'f(event)') +
  fence('text', 'Error:\n  1 | f(event)\n    | ^^^^^^^^ Bad type passed to function a::f/1');
const RESULT = fence('json result', '1');

/** For each rule: a page that keeps it, and pages that break it with a part of the message. */
export const cases: readonly (readonly [
  rule: string,
  good: string,
  ...bad: readonly [string, string][],
])[] = [
  ['connector-defined', `${CONNECTOR}${fence('troy', TROY)}`, [CONNECTOR, 'type kafka_consumer']],
  [
    'record-tables',
    `${CONNECTOR}${TABLES.replace('Options', 'None')}\n\n## Options {#o}\n\n**None.** Because.`,
    [CONNECTOR + TABLES.replace('Ports', 'Port'), 'does not show <Ports of="kafka_consumer" />'],
  ],
  [
    'template',
    PREPROCESSOR,
    [PREPROCESSOR.replace('## Options', '## Usage'), 'the section "## Options" is missing'],
    [
      PREPROCESSOR.replace('## See', '## X').replace('## Errors', '## See also\n\n## Errors'),
      '14: template: the section "## See also" comes too early',
    ],
    [PREPROCESSOR.replace('```tremor', '```json'), '"## Example connector" has 0 code samples'],
    [PREPROCESSOR.replace('```toml', '## A\n\n```toml'), 'no code comes before the first heading'],
    [
      '---\nkind: connector\n---\n## Recipes\n\n### One\n',
      '"## Recipes" has 1 headings of level 3',
    ],
    ['---\nkind: connector\n---\n', 'the page has 0 complete flows'],
  ],
  [
    'empty-cell',
    '| a | b |\n|---|---|\n| 1 | none |\n',
    ['| a | b |\n|---|---|\n| 1 | |\n', '3: empty-cell: the row has an empty cell'],
  ],
  [
    'failure-example',
    `${STDLIB}**Errors:** Bad type.\n\n${fence('tremor fails', '1')}`,
    [
      `${STDLIB}**Errors:** Bad type.\n\n${fence('tremor', '1')}`,
      '6: failure-example: len lists errors',
    ],
  ],
  [
    'named-message',
    `## Errors {#errors}\n\n\`Bad type passed to function <module>::<function>\`\n\n## Sample\n\n${FAILING}`,
    [
      `## Errors {#errors}\n\n\`Found the token\`\n\n## Sample\n\n${FAILING}`,
      '7: named-message: the errors of',
    ],
    [`## Sample\n\nA sentence with \`event\`.\n\n${FAILING}`, 'do not name "Bad type passed'],
  ],
  [
    'function-examples',
    STDLIB + fence('tremor', '1') + fence('tremor', '2'),
    [STDLIB + fence('tremor', '1'), 'len has 1 examples'],
  ],
  [
    'shown-result',
    fence('tremor', '1') +
      RESULT +
      fence('tremor fragment=expr', '1') +
      fence('tremor hidden', '2') +
      fence('troy output=none reason="no server"', '1'),
    [fence('tremor output=none', '1'), '1: shown-result: no result'],
    [
      `${fence('tremor', '1') + RESULT}\n${fence('troy', '1')}`,
      '8: shown-result: no result follows',
    ],
    [fence('tremor', '1') + fence('json result hidden', '1'), '1: shown-result: no result'],
  ],
  [
    'whole-block',
    fence('json', '{"a": "..."}\n{"b": 1}') + fence('tremor', '%( _, ... )'),
    [`Text.\n\n${fence('json', '{"a": 1,}')}`, '3: whole-block: the block is not JSON'],
    [fence('yaml', 'a: 1\nb: [1, ...]'), '3: whole-block: "b: [1, ...]" leaves something out'],
    ['```text\nNever closed\n', '1: whole-block: the block has no end'],
  ],
  [
    'rfc-sections',
    RFC,
    [RFC.replace('## Prior art', '### Prior art'), 'the page lacks Prior art'],
    [RFC.replace(':::note[Status]\nOpen.\n:::\n', ''), 'the page has no box with the state'],
    [
      RFC.replace('Summary', 'X').replace('Motivation', 'Summary').replace('X', 'Motivation'),
      'the page has its parts in another order',
    ],
  ],
  [
    'unfinished',
    '# A\n\n## B\n\n### C\n\nA todo list of bytes not yet written.\n\n`TODO`\n',
    ['# A\n\nTODO: more', '3: unfinished: "TODO"'],
    ['# A\n\nThis is coming\nsoon, or\nCOMING SOON.', '5: unfinished: "COMING SOON"'],
    ['# A\n\n## B\n\n## C\n\nText.', '3: unfinished: the section "B" is empty'],
  ],
  [
    'external-link',
    '[a](https://www.rust-lang.org/learn) [b](./b.md) [c](mailto:a@example.com)',
    ['[a](http://www.rust-lang.org)', 'the protocol is http:'],
    ['[a](https://localhost:80/)', 'the host is not public'],
    ['[a](https://docs.example.com/)', 'this host exists in examples only'],
    ['[a](https://www.rust-lang.org/?utm_source=x)', 'its parameters track readers'],
    ['[a](https://)', 'this is not an address'],
  ],
  [
    'see-also',
    '## See also {#see}\n\n- [a](./a.md)\n- [b](./b.md)\n- [c](./c.md)\n',
    ['# A\n\n## See also\n\n- [a](./a.md)\n', '3: advice, see-also: "See also" has 1 links'],
  ],
  [
    'long-sentence',
    `A ${words(18)}.\n\n${words(30)}. Two words. \`a\` is three.\n\n- A short entry.`,
    [`A text.\nIt has\ntwo words. A ${words(35)}.`, '3: long-sentence: the sentence "A word'],
  ],
  [
    'average-sentence',
    `A ${words(18)}.\n\n- A short entry.`,
    [
      `${words(25)}.\n`,
      '1: advice, average-sentence: the sentences of its paragraphs have 25.0 words',
    ],
    [`A ${words(9)}. It ends.`, 'the sentences of its paragraphs have 6.0 words'],
  ],
  [
    'reading-ease',
    '---\nkind: guide\n---\nYou read this text. It is short. You get on.',
    [
      '---\nkind: guide\n---\nOrganizational sustainability considerations necessitate multidimensional evaluation.',
      'the reading ease of this page is -',
    ],
  ],
  [
    'avoided-phrase',
    '---\nsearch_keywords: [exactly-once]\n---\n\nThe sink sends at least once. `exactly once`',
    [
      '---\nsearch_keywords:\n  [\n    exactly-once,\n  ]\ntitle: Exactly-once\n---\n',
      '6: avoided-phrase',
    ],
    ['Sends\nexactly once.', '2: avoided-phrase: "exactly once"'],
    ['Of course it is.', 'leave it out'],
    ['| a |\n|---|\n| guaranteed delivery |', '3: avoided-phrase: "guaranteed delivery"'],
    ['The circuit breaker is open.', '"triggered" or "restored"'],
  ],
  [
    'front-matter',
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
    'verified-release',
    '---\nverified: 0.13.0-rc.33\n---\n',
    [
      '---\nkind: guide\nverified: 0.12.4\n---\n',
      '3: verified-release: the page of edge was verified with 0.12.4',
    ],
  ],
  [
    'known-release',
    "---\nsince: '0.13'\n---\n",
    ["---\ntitle: A\nsince: '9.9'\n---\n", '3: known-release: the release 9.9 does not exist'],
  ],
  [
    'own-version',
    '---\nverified: 0.13.0-rc.33\n---\n{/* 0.13.0-rc.33 */}\n\n- **0.13.0**: new. `rc.33`\n\n' +
      '```bash\ndocker run tremorproject/tremor:<Version image />\n```\n\n' +
      '<Version only="unreleased">\n\nThe image `edge`.\n\n</Version>\n\nThe edge of 0.12.',
    ['```text\ntremor 0.13.0-rc.33\n```', '2: own-version: "0.13.0-rc.33"'],
    ['A\n`tremorproject/tremor:edge`', '2: own-version: "tremorproject/tremor:edge"'],
    ['---\ndescription: All rules of version edge.\n---\n', '2: own-version: "version edge"'],
    ['0.12 is the latest release.', '1: own-version: "latest release"'],
    ['These are the docs of *edge*.', '1: own-version: "*edge*"'],
  ],
  [
    'heading-id',
    '## Errors {#a}\n\n## Errors\n\n## Errors {#b}\n',
    ['## A {#a}\n\n### B {#a}\n', '3: heading-id: the heading of line 1 has the id "a" too'],
  ],
  [
    'heading-depth',
    '# A\n\n#### B\n',
    ['# A\n\n##### B\n', '3: heading-depth: the heading is of level 5'],
  ],
  [
    'privacy',
    'Write to [a@b.org](mailto:a@b.org), user@example.com, /srv/sample, 192.0.2.7, 127.0.0.1.',
    ['A\n/home/anna/x', '2: privacy: "/home/anna" looks like a folder of a person'],
    ['anna@b.org', 'an e-mail address'],
    ['192.168.1.10', 'an address of a private network'],
    ['db.internal', 'the name of a private host'],
    ['AKIAABCDEFGHIJKLMNOP', 'a token'],
  ],
  [
    'admonitions',
    `${box('note')}\nText.\n\n${box('tip')}\nText.\n\n${box('warning')}`,
    [
      `${box('note')}\n${box('tip')}`,
      '5: admonitions: this admonition follows right after another',
    ],
    [[1, 2, 3, 4].map(() => box('note')).join('\nText.\n\n'), 'one admonition too many'],
    [box('info'), 'of the kind "info"'],
  ],
  ['good-reading-ease', EASY, [FAIR, 'the reading ease of this page is 44']],
];
