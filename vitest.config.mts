import {defineConfig} from 'vitest/config';

// Components are tested outside Docusaurus, so its aliases point to packages that work without it.
const alias = [
  {find: /^@site\//, replacement: `${import.meta.dirname}/`},
  {find: '@docusaurus/router', replacement: 'react-router-dom'},
];
const folders = [
  'src/**/*.test.{ts,tsx}',
  'checks/**/*.test.ts',
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
    // CI and many laptops have two cores, and a build starts threads itself.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...folders, 'tests/unit/**/*.test.ts', 'tests/content/*.test.ts'],
          exclude: ['**/node_modules/**', '**/target/**'],
          // Files share the modules that a worker has loaded, which halves the CPU time. So a file undoes its
          // stubs, and mocks only modules that no test can load (they import files of a build).
          isolate: false,
          // This package imports one of Docusaurus' aliases.
          server: {deps: {inline: [/plugin-content-docs\/lib\/client/]}},
          // Ends tests that hang. Some tests wait for processes, and a busy machine is slow.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // These tests read the built site, or build a small one.
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // Cuts a copy of the project and runs its checks there, which takes minutes.
        test: {
          name: 'cut',
          include: ['tests/cut/**/*.test.ts'],
          testTimeout: 1_800_000,
          // Removing the copy with its build takes a while: it has thousands of files.
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
