import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { expect, test } from '../fixtures/test';

/** The cases and the formats that they call, as one script. */
const bundle = () => {
  const entry = fileURLToPath(import.meta.resolve('@ortoo/i18n/format-cases'));
  const built = buildSync({ entryPoints: [entry], bundle: true, format: 'iife', globalName: 'cases', write: false });
  return built.outputFiles[0]!.text;
};

// Chromium has no Mongolian locale data: server-rendered texts must not change at hydration.
test('money, dates and lists read the same in Node and in the browser', async ({ page }) => {
  const script = `${bundle()}; cases.formatCases().then(list => list.map(({ what, actual }) => what + ': ' + actual()))`;
  const inNode = (await runInNewContext(script)) as string[];
  const inBrowser = await page.evaluate<string[]>(script);
  expect(inNode.length).toBeGreaterThan(80);
  expect(inBrowser).toEqual([...inNode]);
});
