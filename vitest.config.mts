import {defineConfig} from 'vitest/config';

// Components are tested outside Docusaurus: its aliases lead to what works without a running site.
const alias = [
  {find: /^@site\//, replacement: `${import.meta.dirname}/`},
  {find: '@docusaurus/router', replacement: 'react-router-dom'},
];
const rooms = [
  'src/**/*.test.{ts,tsx}',
  'checks/**/*.test.ts',
  'data/**/*.test.ts',
  'samples/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'language/**/*.test.ts',
];
const report = process.env.REPORT_FILE;

export default defineConfig({
  resolve: {alias},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    reporters: report ? ['default', 'json'] : ['default'],
    ...(report ? {outputFile: {json: report}} : {}),
    // Two cores are what CI and many laptops have; the build's own threads need room too.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...rooms, 'tests/unit/**/*.test.ts', 'tests/content/*.test.ts'],
          exclude: ['**/node_modules/**', '**/target/**'],
          // Packages that ask for one of Docusaurus' aliases.
          server: {deps: {inline: [/plugin-content-docs\/lib\/client/]}},
          // Against what hangs. Some tests wait for processes, and a busy machine is slow.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // What needs a built site, or builds one itself.
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // A copy of the project is cut, and checked as the project is: minutes, each run.
        test: {
          name: 'cut',
          include: ['tests/cut/**/*.test.ts'],
          testTimeout: 1_800_000,
          // The copy with its build is removed at the end: some thousand files.
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
