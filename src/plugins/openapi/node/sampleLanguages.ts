import {languages} from 'prismjs/components.json';
import findDependencies from 'prismjs/dependencies';

/** Redoc colors JSON as JavaScript, and takes `clike` for a language that it does not know. */
const ALWAYS = ['clike', 'javascript'];

/** Redoc's names for languages that Prism knows by another one. */
const NAMES: Readonly<Record<string, string>> = {
  json: 'javascript',
  'c++': 'cpp',
  'c#': 'csharp',
  'objective-c': 'objectivec',
};

/** Where a description names a language: a fence of its Markdown, a sample, a media type. */
const MENTIONS = [
  /(?:^|\\n)[ \t|>-]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)/gm,
  /\blang['"]?:[ \t]*['"]?([\w+#-]+)/g,
  /\/(?:[\w.-]+\+)?(csv|xml)\b/g,
];

/** Prism's grammars; beside them the list has where their files lie. */
const GRAMMARS = Object.entries(languages).filter(([id]) => id !== 'meta');

/** All of their names. */
const KNOWN = new Set(
  GRAMMARS.flatMap(([id, grammar]) => [id, ...('alias' in grammar ? [grammar.alias].flat() : [])]),
);

/**
 * A module in place of Prism and the grammars that Redoc imports, for these descriptions: Prism, and
 * what they have samples of. Each grammar that Prism has makes the next one slower to add; Redoc's 24
 * took up to half of the time that its script keeps a browser busy.
 *
 * @param descriptions the text of the OpenAPI files
 */
export function prismModule(descriptions: readonly string[]): string {
  const grammars = sampleGrammars(descriptions);
  return [
    "module.exports = require('prismjs/components/prism-core');",
    ...grammars.map((grammar) => `require('prismjs/components/prism-${grammar}');`),
  ].join('\n');
}

/** Prism's grammars for these descriptions, each behind those that it is made of. */
export function sampleGrammars(descriptions: readonly string[]): readonly string[] {
  const mentioned = descriptions.flatMap((text) =>
    MENTIONS.flatMap((mention) => [...text.matchAll(mention)].map(([, name = '']) => name)),
  );
  const names = mentioned.map((name) => name.toLowerCase()).map((name) => NAMES[name] ?? name);
  const grammars = [...ALWAYS, ...names].filter((name) => KNOWN.has(name));
  return findDependencies({languages: Object.fromEntries(GRAMMARS)}, grammars).getIds();
}
