import fs from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import prismAlone from './prismAlone.cjs';
import {prismModule, sampleGrammars} from './sampleLanguages';

/** The grammars beside those that are always there. */
const added = (text: string) =>
  sampleGrammars([text]).filter((name) => !['clike', 'javascript'].includes(name));

describe('the grammars of an API page', () => {
  it('are those that Redoc cannot be without, where nothing names a language', () => {
    expect(sampleGrammars(['openapi: 3.0.3'])).toEqual(['clike', 'javascript']);
    expect(sampleGrammars([])).toEqual(['clike', 'javascript']);
  });

  it.each([
    ['a fence', 'description: |\n  Send:\n  ```yaml\n  a: 1\n  ```', ['yaml']],
    ['a fence of another form', 'description: >-\n  ~~~~ SQL\n  select 1\n  ~~~~', ['sql']],
    ['a fence in quotes', String.raw`description: "Send:\n\n~~~yaml\na: 1\n~~~"`, ['yaml']],
    ['a sample', 'x-codeSamples:\n  - lang: Shell\n    source: curl', ['bash']],
    ["Redoc's own name", "x-codeSamples: [{'lang': 'c#', source: ''}]", ['csharp']],
    ['a media type', 'content:\n  text/csv: {}', ['csv']],
    ['a media type of a family', 'content:\n  application/atom+xml: {}', ['markup']],
    ['two descriptions of it', '```json\n```\n```json\n```', []],
    ['an unknown language', '```meta\n```\n```sequence\n```', []],
    ['a fence that names none', '```\n{}\n```', []],
  ])('follow %s', (_, text, grammars) => {
    expect(added(text)).toEqual(grammars);
  });

  it('come behind what they are made of', () => {
    expect(sampleGrammars(['```cpp\n```'])).toEqual(['clike', 'javascript', 'c', 'cpp']);
  });
});

it('the module has Prism first', () => {
  expect(prismModule(['```yaml\n```'])).toBe(
    [
      "module.exports = require('prismjs/components/prism-core');",
      "require('prismjs/components/prism-clike');",
      "require('prismjs/components/prism-javascript');",
      "require('prismjs/components/prism-yaml');",
    ].join('\n'),
  );
});

describe('the loader of Prism', () => {
  it('leaves it no page to look at', () => {
    const core = createRequire(__filename).resolve('prismjs/components/prism-core.js');
    const source = prismAlone(fs.readFileSync(core, 'utf8'));
    expect(source).toContain('var _self = {};');
    expect(source).not.toContain('? window');
  });

  it('refuses another form, with the way out', () => {
    expect(() => prismAlone('var _self = globalThis;')).toThrow(/prismAlone\.cjs, or drop/);
  });
});
