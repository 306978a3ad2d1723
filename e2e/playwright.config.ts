import { defineConfig, type Project } from '@playwright/test';
import { chromiumFlags, systemChromium } from './fixtures/chromium';

const long = process.env['LONG'] === '1';

/** Ends what hangs. A long run has other things beside it. */
const patience = long ? 30_000 : 10_000;

const variant = (locale: 'mn' | 'en', width: 390 | 1280): Project => ({
  name: `${locale} ${width}`,
  metadata: { locale, width },
  use: {
    viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: width === 390,
    isMobile: width === 390,
  },
});

const pairs = [variant('mn', 390), variant('en', 1280), variant('mn', 1280), variant('en', 390)];

// The first journey runs in every size and language; the rest in two that together meet both of each.
const projects = pairs.map((project, index) =>
  index < 2 || long ? project : { ...project, testMatch: /journey\.spec\.ts/ },
);

export default defineConfig({
  testDir: './flows',
  outputDir: '../.cache/e2e-results',
  globalSetup: './fixtures/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: patience },
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-results.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: patience,
    launchOptions: { executablePath: systemChromium(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    ...projects,
    { name: 'composition', testDir: './composition', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
