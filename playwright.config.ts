import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/setup/browser.mjs';

const report = process.env.REPORT_FILE;

// No retries: a test that passes only sometimes has found something.
export default defineConfig({
  testDir: './tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: './test-results/browser',
  globalSetup: './tests/start-site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A bound for hangs, not a measure: the longest page takes a few seconds on two idle cores.
  timeout: 120_000,
  expect: {timeout: 15_000},
  reporter: report ? [['line'], ['json', {outputFile: report}]] : [['list']],
  use: {
    viewport: {width: 1280, height: 900},
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium asks its maker's servers for updates unless told not to; no test needs a network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
