import {expect, test} from 'vitest';
import {toMarkdown} from './toMarkdown';

const address = 'https://site.example/docs/9.9/page';
const convert = (content: string) =>
  toMarkdown(
    `<main><article><nav>menu</nav><div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>${content}</div></article></main>`,
    address,
  );
const HEAD = '# Page\n\n';

const block = (label: string, language: string, code: string) =>
  `<div data-label=${label} class="language-${language} theme-code-block"><div class=code-head><span class=code-label>${label}</span><button>Run</button></div>` +
  `<pre tabindex=0><code class=code-lines><span class=code-line><span class=code-keyword>${code}</span>\n</span></code></pre></div>`;

test('makes addresses absolute', () => {
  expect(convert('<p>See <a href=/docs/9.9/other#x>it</a> and <a href=#y>this</a>.</p>')).toBe(
    `${HEAD}See [it](https://site.example/docs/9.9/other#x) and [this](https://site.example/docs/9.9/page#y).\n`,
  );
});

test('shows a sample with its input and output', () => {
  const sample = block('Event', 'json', '{"a": 1}') + block('Result', 'json', '2');
  expect(convert(`<figure><div>${sample}</div></figure>`)).toBe(
    `${HEAD}Event:\n\n\`\`\`json\n{"a": 1}\n\`\`\`\n\nResult:\n\n\`\`\`json\n2\n\`\`\`\n`,
  );
});

test('shows every tab below its label, and tabs inside tabs below both labels', () => {
  const tabs = (names: readonly string[], panels: readonly string[]) =>
    `<div class="theme-tabs-container tabs-container"><ul role=tablist>${names
      .map((name) => `<li role=tab>${name}`)
      .join('')}</ul><div>${panels
      .map((panel) => `<div role=tabpanel hidden>${panel}</div>`)
      .join('')}</div></div>`;
  const inner = tabs(['Minimal', 'All'], ['<p>a</p>', '<p>b</p>']);
  expect(convert(tabs(['Source', 'Sink'], [inner, '<p>c</p>']))).toBe(
    `${HEAD}**Source, Minimal**\n\na\n\n**Source, All**\n\nb\n\n**Sink**\n\nc\n`,
  );
});

test('turns entries into a list, with chips in brackets', () => {
  const entry = (name: string, chips: readonly string[], body: string) =>
    `<div class=entry><dt><a id=${name} href=#${name}><code>${name}</code></a> ${chips
      .map((chip) => `<span class=chip>${chip}</span>`)
      .join(' ')}<dd>${body}</div>`;
  const inner = `<dl class=entries>${entry('b', ['string'], '<p>Inner.</p>')}</dl>`;
  expect(
    convert(
      `<dl class=entries>${entry('a', ['record', 'required'], `<p>Outer.</p>${inner}`)}</dl>`,
    ),
  ).toBe(`${HEAD}- \`a\` (record, required)\n\n  Outer.\n\n  - \`b\` (string)\n\n    Inner.\n`);
});

test('keeps facts and admonitions', () => {
  expect(
    convert(
      '<ul class=facts><li><span class=fact-topic>codec</span> required</ul>' +
        '<div class="theme-admonition alert"><div><span><svg></svg></span>warning</div><div><p>Slow.</p></div></div>',
    ),
  ).toBe(`${HEAD}- codec: required\n\n> **Warning**\n>\n> Slow.\n`);
});

test('leaves out controls and drawings', () => {
  const html =
    '<h2 id=a>Part<a href=#a class=hash-link>&#8203;</a></h2><svg><text>drawn</text></svg>' +
    '<div role=search><label>Name <input></label></div><p class=samples-provenance>checked</p>';
  expect(convert(html)).toBe(`${HEAD}## Part\n`);
});

test('a page without a doc has no Markdown', () => {
  expect(toMarkdown('<main><h1>Blog</h1></main>', address)).toBeUndefined();
});
