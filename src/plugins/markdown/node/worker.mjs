// @ts-check
// A thread of the pool. Threads do not inherit Docusaurus' loader of TypeScript.
import {fileURLToPath} from 'node:url';
import jiti from 'jiti';

/** @type {(file: string, options: object) => (module: string) => typeof import('./convert')} */
const createLoader = /** @type {never} */ (jiti);

// Packages that Node loads itself. Transpiling them would take longer than the conversion.
const nativeModules = [
  'hast-util-from-parse5',
  'hast-util-to-mdast',
  'hast-util-to-string',
  'parse5',
  'remark-gfm',
  'remark-stringify',
  'unified',
  'unist-util-visit',
];

const {convert} = createLoader(fileURLToPath(import.meta.url), {nativeModules})('./convert.ts');

/** @param {readonly import('./convert').Task[]} tasks */
export default (tasks) => convert(tasks);
