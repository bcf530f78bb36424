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
  // Only ends tests that hang: the longest page takes a few seconds on two idle cores.
  timeout: 120_000,
  expect: {timeout: 15_000},
  reporter: report ? [['line'], ['json', {outputFile: report}]] : [['list']],
  use: {
    viewport: {width: 1280, height: 900},
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // By default Chromium asks for updates over the network, which no test needs.
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
