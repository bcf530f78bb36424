import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {makeSharedFolder} from '../../../../testing/folders';
import {buildGrammar} from '../core/grammar';
import {VERSIONS} from '../../../site/versions/testing';
import {grammar} from './grammar';

const known = buildGrammar([
  {file: '1-script.ebnf', text: 'Let = "let" Path ;\n\nDrop = "drop" ;'},
  {file: '2-paths.ebnf', text: 'Path = ? identifier ? ;'},
]);

const siteDir = makeSharedFolder({'docs/language/reference/EBNF.mdx': ''});

async function render(source: string, file = 'docs/language/page.mdx'): Promise<string> {
  const result = await unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(grammar, {
      ...{siteDir, versions: VERSIONS},
      grammarOf: (version: string) => (version === 'next' ? known : undefined),
    })
    .use(remarkStringify)
    .process({path: path.join(siteDir, file), value: source});
  return String(result);
}

test('a rule is its text, its diagram, and links to the rules around it', async () => {
  const page = await render('<Rule name="Let" />');
  expect(page).toContain('```ebnf\nLet = "let" Path ;\n```');
  expect(page).toMatch(
    /<Railroad source="Let = &#x22;let&#x22; Path ;" \/>|<Railroad source='Let = "let" Path ;' \/>/,
  );
  expect(page).toMatch(/^import Railroad from/);
  expect(page).toContain('Uses [`Path`](./reference/EBNF.mdx#rule-Path).');
});

test('an area has a heading for each rule that the page does not explain itself', async () => {
  const page = await render('<Rule name="Let" />\n\n<Grammar area="script" />');
  expect(page).toContain('### `Drop`');
  expect(page).not.toContain('### `Let`');
});

test('links stay on the page if it shows the rule', async () => {
  const page = await render('<Rule name="Let" />\n\n<Rule name="Path" />');
  expect(page).toContain('Uses [`Path`](#rule-Path).');
  expect(page).toContain('Used by [`Let`](#rule-Let).');
});

test.each([
  [
    '\n\n<Rule name="Lett" />',
    undefined,
    'page.mdx:3: <Rule>: name="Lett" names nothing. Expected one of Let, Drop, Path',
  ],
  [
    '<Grammar />',
    undefined,
    'page.mdx:1: <Grammar>: area="" names nothing. Expected one of script, paths',
  ],
  ['<Rule name="Let" />', 'blog/post.mdx', 'blog/post.mdx:1: <Rule>: this version has no grammar'],
])('a mistake names file and line: %j', async (source, file, message) => {
  await expect(render(source, file)).rejects.toThrow(message);
});
