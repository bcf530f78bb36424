import {expect, it} from 'vitest';
import {planPage} from './plan';

const facts = {
  label: 'edge',
  today: new Date('2026-03-09T23:30:00Z'),
  since: '0.13',
  verified: '0.13.0-rc.33',
};
const plan = (kind: string | undefined, title: string | undefined) =>
  planPage(kind, title, facts).files[0]!;

it('puts an RFC next to the accepted ones, with its title and the day', () => {
  const template = '---\ntitle: NAME\nkind: rfc\n---\n\n# NAME\n\n| 0000 | DAY MONTH YEAR |\n';
  expect(plan('rfc', 'Typed parameters').fill(template)).toBe(
    '---\ntitle: Typed parameters\nkind: rfc\n---\n\n# Typed parameters\n\n| 0000 | 9 March 2026 |\n',
  );
  const {file, template: name} = plan('rfc', 'Typed parameters');
  expect([file, name]).toEqual(['rfc/accepted/0000-typed-parameters.md', 'rfc.md']);
});

it.each([
  ['post', 'A release is out', 'blog/2026-03-09-a-release-is-out.md'],
  ['connector', 'amazon_sqs', 'docs/reference/connectors/amazon-sqs.mdx'],
  ['codec', 'ltsv', 'docs/reference/codecs/ltsv.mdx'],
  ['module', 'std::time::zones', 'docs/reference/stdlib/std/time/zones.mdx'],
  ['recipe', 'Löschen von Duplikaten!', 'docs/guides/cookbook/loschen-von-duplikaten.mdx'],
  ['guide', 'Replay failed events', 'docs/guides/replay-failed-events.mdx'],
  ['concept', 'Keys', 'docs/concepts/keys.mdx'],
])('names the file of a %s after "%s"', (kind, title, file) => {
  expect(plan(kind, title).file).toBe(file);
});

it('fills the type of a connector, the first release, and the release it was checked with', () => {
  const template = "title: NAME\nsince: '0.12'\nverified: 0.12.4\nnames: [TYPE_NAME]\n";
  expect(plan('connector', 'amazon_sqs').fill(template)).toBe(
    "title: amazon_sqs\nsince: '0.13'\nverified: 0.13.0-rc.33\nnames: [amazon_sqs]\n",
  );
});

it('fills the path of a module, which its template has without the name', () => {
  const template = "title: std::NAME\nnames: ['std::NAME']\n";
  expect(plan('module', 'std::geo').fill(template)).toBe("title: std::geo\nnames: ['std::geo']\n");
});

it('quotes a title that YAML would read otherwise, and only in the front matter', () => {
  const template = '---\ntitle: WHAT HAPPENED\n---\n\n# WHAT HAPPENED\n';
  expect(plan('post', 'Tasks: an "end"').fill(template)).toBe(
    `---\ntitle: 'Tasks: an "end"'\n---\n\n# Tasks: an "end"\n`,
  );
});

it('takes a title as it is, also with what a replacement would read', () => {
  expect(plan('concept', 'What $& costs').fill('title: THE SUBJECT\n')).toBe(
    'title: What $& costs\n',
  );
});

it.each([
  ['page', 'Title', /kind "page" is unknown.*rfc, post, connector/s],
  [undefined, undefined, /kind "" is unknown/],
  ['toString', 'Title', /kind "toString" is unknown/],
  ['rfc', '  ', /title is empty.*npm run new -- rfc "/s],
  ['rfc', undefined, /title is empty/],
  ['rfc', '!?', /"!\?" has no letter or digit/],
  ['rfc', 'Two\nlines', /one line/],
  ['module', 'geo', /"geo" is not a module.*std::geo/s],
  ['connector', 'Amazon SQS', /"Amazon SQS" is not a name.*amazon_sqs/s],
])('refuses %s "%s" and says what is expected', (kind, title, message) => {
  expect(() => plan(kind, title)).toThrow(message);
});

it('reports a template without a title', () => {
  expect(() => plan('rfc', 'Title').fill('# NAME\n')).toThrow(/templates\/rfc\.md.*title/);
});

it.each([
  ['connector', 'my_thing', 'data/edge/connectors/my_thing.yaml', 'reference/connectors/my-thing'],
  ['codec', 'ltsv', 'data/edge/codecs/ltsv.yaml', 'reference/codecs/ltsv'],
  ['module', 'std::geo', 'data/edge/stdlib/std/geo.yaml', 'reference/stdlib/std/geo'],
])('writes the record of a %s, "%s"', (kind, title, file, page) => {
  const record = planPage(kind, title, facts).files[1];
  expect(record?.file).toBe(file);
  expect(record?.fill("name: TYPE_NAME\npage: PAGE\nsince: '0.12'\n")).toBe(
    `name: ${title}\npage: ${page}\nsince: '0.13'\n`,
  );
});
