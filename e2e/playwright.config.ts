import { defineConfig, type Project } from '@playwright/test';
import { chromiumFlags, headlessChromium } from './fixtures/chromium';

const long = process.env['LONG'] === '1';

const variant = (locale: 'mn' | 'en', width: 390 | 1280): Project => ({
  name: `${locale} ${width}`,
  use: {
    locale,
    viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: width === 390,
    isMobile: width === 390,
  },
});

const pairs = [variant('mn', 390), variant('en', 1280)] as const;
const others = [variant('mn', 1280), variant('en', 390)];

// Two combinations together cover every size and language. In them the first journey runs in both languages, and what a
// size and a language cannot change runs in one of them; a long run has all tests in all four.
const [phone, desktop] = pairs;
const projects = long ? [...pairs, ...others] : [phone, { ...desktop, grepInvert: /@any-size/ }];

export default defineConfig({
  testDir: './flows',
  outputDir: '../.cache/e2e-results',
  globalSetup: './fixtures/global-setup.ts',
  // Timeouts for hanging tests; they are no performance limits.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // On two cores, beside the unit tests: a third worker with its own shop and browser took 7 % more processor time.
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-results.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'mn',
    // Frames of transitions and placeholders cost a third of the compositor's time.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    launchOptions: { executablePath: headlessChromium(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    // Snapshots before and after every step take longer than the steps: use `--trace on` for a single test.
    trace: 'off',
  },
  projects: [
    ...projects,
    { name: 'composition', testDir: './composition', use: { viewport: { width: 1280, height: 900 } } },
    ...(long ? [{ name: 'engines', testDir: './engines' }] : []),
  ],
});
