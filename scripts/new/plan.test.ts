import {expect, it} from 'vitest';
import {planPage} from './plan';

const facts = {today: new Date('2026-03-09T23:30:00Z'), since: '0.13', verified: '0.13.0-rc.33'};

it('puts an RFC beside the accepted ones, with its title and the day', () => {
  const template = '---\ntitle: NAME\nkind: rfc\n---\n\n# NAME\n\n| 0000 | DAY MONTH YEAR |\n';
  expect(planPage('rfc', 'Typed parameters', facts).fill(template)).toBe(
    '---\ntitle: Typed parameters\nkind: rfc\n---\n\n# Typed parameters\n\n| 0000 | 9 March 2026 |\n',
  );
  const {file, template: name} = planPage('rfc', 'Typed parameters', facts);
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
  expect(planPage(kind, title, facts).file).toBe(file);
});

it('fills the type of a connector, the first release, and the release it was checked with', () => {
  const template = "title: NAME\nsince: '0.12'\nverified: 0.12.4\nnames: [TYPE_NAME]\n";
  expect(planPage('connector', 'amazon_sqs', facts).fill(template)).toBe(
    "title: amazon_sqs\nsince: '0.13'\nverified: 0.13.0-rc.33\nnames: [amazon_sqs]\n",
  );
});

it('fills the path of a module, which its template has without the name', () => {
  const template = "title: std::NAME\nnames: ['std::NAME']\n";
  expect(planPage('module', 'std::geo', facts).fill(template)).toBe(
    "title: std::geo\nnames: ['std::geo']\n",
  );
});

it('quotes a title that YAML would read otherwise, and only in the front matter', () => {
  const template = '---\ntitle: WHAT HAPPENED\n---\n\n# WHAT HAPPENED\n';
  expect(planPage('post', 'Tasks: an "end"', facts).fill(template)).toBe(
    '---\ntitle: "Tasks: an \\"end\\""\n---\n\n# Tasks: an "end"\n',
  );
});

it('takes a title as it is, also with what a replacement would read', () => {
  const plan = planPage('concept', 'What $& costs', facts);
  expect(plan.fill('title: THE SUBJECT\n')).toBe('title: What $& costs\n');
});

it.each([
  ['page', 'Title', /no kind "page".*rfc, post, connector/s],
  [undefined, undefined, /no kind ""/],
  ['toString', 'Title', /no kind "toString"/],
  ['rfc', '  ', /title is empty.*npm run new -- rfc "/s],
  ['rfc', undefined, /title is empty/],
  ['rfc', '!?', /"!\?" has no letter or digit/],
  ['rfc', 'Two\nlines', /one line/],
  ['module', 'geo', /"geo" is no module.*std::geo/s],
  ['connector', 'Amazon SQS', /"Amazon SQS" is no name.*amazon_sqs/s],
])('refuses %s "%s" and says what is expected', (kind, title, message) => {
  expect(() => planPage(kind, title, facts)).toThrow(message);
});

it('says so when a template has no title to fill', () => {
  expect(() => planPage('rfc', 'Title', facts).fill('# NAME\n')).toThrow(
    /templates\/rfc\.md.*title/,
  );
});
