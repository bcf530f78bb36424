import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const SRC = path.join(ROOT, 'src');

/** For each room: the rooms whose modules it must not reach, directly or through others. */
const FORBIDDEN: readonly (readonly [room: RegExp, reaches: RegExp, why: string])[] = [
  [/^plugins\/[^/]+\/core\//, /\/(node|client|theme)\//, 'core is pure'],
  [/^plugins\/[^/]+\/node\//, /\/(client|theme)\//, 'node runs during the build'],
  [/^plugins\/[^/]+\/client\//, /\/(node|theme)\//, 'client runs in the browser, below the markup'],
  [/^plugins\/[^/]+\/theme\//, /\/node\//, 'theme runs in the browser'],
  [/^plugins\/[^/]+\/index\.ts$/, /\/(client|theme)\//, 'index.ts names the theme by path'],
  [/^prism\//, /^(plugins|components|theme|pages|site)\//, 'prism is pure'],
  [/^(site|plugins\/[^/]+\/remark)\//, /^(components|theme|pages)\//, 'site and remark run in Node'],
  [/^(components|theme)\//, /^pages\//, 'pages come last'],
];

const graph = new Map(listSources(SRC).map((file) => [file, readImports(file)]));

test('the walk finds the project', () => {
  expect(graph.size).toBeGreaterThanOrEqual(10);
  expect(graph.get('site/footer.ts')).toContain('site/links.ts');
});

describe.each(FORBIDDEN)('%s does not reach %s', (room, reaches, why) => {
  test(why, () => {
    const chains = [...graph.keys()]
      .filter((file) => room.test(file))
      .flatMap((file) => findChains(file, (reached) => reaches.test(reached)));
    expect(chains).toEqual([]);
  });
});

test('no plugin imports another', () => {
  const pluginOf = (file: string) => /^plugins\/([^/]+)\//.exec(file)?.[1];
  const crossings = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((target) => pluginOf(file) && pluginOf(target) && pluginOf(file) !== pluginOf(target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(crossings).toEqual([]);
});

/** The chains of imports from a file to the first file that is not allowed, as readable lines. */
function findChains(start: string, isForbidden: (file: string) => boolean): string[] {
  const found: string[] = [];
  const seen = new Set([start]);
  const open = [[start]];
  for (let chain = open.pop(); chain; chain = open.pop()) {
    for (const target of graph.get(chain.at(-1) ?? '') ?? []) {
      if (isForbidden(target)) found.push([...chain, target].join(' -> '));
      else if (!seen.has(target)) {
        seen.add(target);
        open.push([...chain, target]);
      }
    }
  }
  return found;
}

function listSources(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => file.split(path.sep).join('/'));
}

/** The modules of src/ that a file imports, exports from or loads; types are erased and count not. */
function readImports(file: string): string[] {
  const text = fs.readFileSync(path.join(SRC, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const targets: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = readSpecifier(node);
    if (specifier) targets.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return targets.map((target) => resolve(file, target)).filter((target) => target !== undefined);
}

function readSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const typeOnly = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
    const specifier = node.moduleSpecifier;
    return specifier && ts.isStringLiteral(specifier) && !typeOnly ? specifier.text : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const argument = node.arguments[0];
    return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
  }
  return undefined;
}

function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@site/src/')
    ? specifier.slice('@site/src/'.length)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : undefined;
  if (base === undefined) return undefined;
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings
    .map((ending) => base + ending)
    .find((file) => fs.statSync(path.join(SRC, file), {throwIfNoEntry: false})?.isFile());
}
