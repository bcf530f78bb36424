// @ts-check
// Imports run one way: core <- node <- index.ts, and core <- client <- theme <- pages. The editor
// shows a breach here; tests/unit/rooms.test.ts follows every import and is the lock.

const BROWSER = ['react', 'react-dom', 'react-dom/*', '@theme/*', '@theme-original/*'];
const DOCUSAURUS = ['@docusaurus/*', '@site/*'];
const NODE = ['node:*', 'fs', 'path', 'os', 'child_process', 'worker_threads'];

/**
 * @param {readonly string[]} files the room
 * @param {readonly string[]} group what it must not import
 * @param {string} message why, and what to do instead
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
function room(files, group, message) {
  return {
    files: [...files],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [{group: [...group], message}]},
      ],
    },
  };
}

export const roomRules = [
  room(
    ['src/plugins/*/core/**'],
    [...BROWSER, ...DOCUSAURUS, ...NODE, '**/node/**', '**/client/**', '**/theme/**'],
    'core/ is pure and runs in Node, worker and page alike: pass in what it needs.',
  ),
  room(
    ['src/plugins/*/node/**'],
    [...BROWSER, '@site/*', '**/client/**', '**/theme/**'],
    'node/ runs during the build only: share code with the browser through core/.',
  ),
  room(
    ['src/plugins/*/client/**'],
    [...NODE, '**/node/**', '**/theme/**'],
    'client/ runs in the browser below the markup: share code with the build through core/.',
  ),
  room(
    ['src/plugins/*/theme/**'],
    [...NODE, '**/node/**'],
    'theme/ runs in the browser: share code with the build through core/.',
  ),
  room(
    ['src/plugins/*/index.ts'],
    ['./theme/**', './client/**', ...BROWSER],
    'index.ts wires the build and names the theme by path: getThemePath().',
  ),
  room(
    ['src/prism/**'],
    [...BROWSER, ...DOCUSAURUS, ...NODE, '**/plugins/**', '**/components/**', '**/theme/**'],
    'This room is pure: pass in what it needs.',
  ),
  room(
    ['src/site/**', 'src/plugins/*/remark/**'],
    [...BROWSER, '@site/*', '**/components/**', '**/theme/**', '**/pages/**'],
    'This room runs in Node while the site is configured: it must not import what runs in the page.',
  ),
  room(
    ['src/components/**', 'src/theme/**', 'src/pages/**', 'src/css/**'],
    [...NODE, '**/plugins/*/node/**', '@site/src/site/versions', '@site/src/site/docs'],
    'This room runs in the page: what the build knows arrives as props, global data or core/.',
  ),
];
