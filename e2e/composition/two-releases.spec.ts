import type { Page } from '@playwright/test';
import { goTo, withoutPictures } from '../fixtures/failures';
import { expectLive, promote, publishAgain, rollBackToFirst, type Change } from '../fixtures/releases';
import { expect, hydrated, test } from '../fixtures/test';

// A page of the newer release is blocked, and the browser reports it.
test.use({ tolerant: true });

const origin = () => process.env['SHOP_ORIGIN'] ?? '';

/** A release whose texts end with a mark, and whose modules report that they run, by mark and file. */
const marked =
  (mark: string): Change =>
  (path, text) => {
    if (!/^browser\/.*\.js$/.test(path)) return undefined;
    const marker = `(globalThis.ran ??= []).push("${mark} ${path.slice('browser/'.length)}");`;
    return text
      .replace(/[{,]\d+\(\w(?:,\w)*\)\{/g, head => head + marker)
      .replace(/\w\("nav\.products"\)/g, call => `(${call} + " · ${mark}")`)
      .replace(/\w\(`search\.groups\.\$\{\w\}`\)/g, call => `(${call} + " · ${mark}")`);
  };

const suggested = async (page: Page) => {
  const field = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'));
  await field.first().focus();
  await field.first().fill('гутал');
  return page.locator('[data-slot="catalog.search-box"]').getByRole('group').last();
};

/** Renders a slot of the second release and, because that one's page is blocked, a page of the first. */
const meetBoth = async (page: Page, second: Change) => {
  await rollBackToFirst('catalog');
  const first = await publishAgain('catalog', marked('first'));
  const newer = await publishAgain('catalog', (path, text) => {
    const own = marked('second')(path, text) ?? text;
    return second(path, own)?.replaceAll('FIRST', first.release) ?? own;
  });
  await promote('catalog', first.release);
  await promote('catalog', newer.release);
  await expectLive('catalog', newer.release);
  const own = 'catalog.products.js';
  await withoutPictures(page);
  await page.route(`**/releases/catalog/${newer.release}/browser/${own}`, route => route.fulfill({ status: 500 }));
  await page.goto(`${origin()}/articles`);
  await hydrated(page);
  await expect(await suggested(page)).toHaveAccessibleName(/ · second$/);
  await goTo(page, '/products');
  const ran = await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran);
  /** Releases of the executed modules, by file of the page. */
  const ofOwner = (newer.chunks['catalog.products'] ?? []).map(file => [
    file,
    ...new Set(ran.filter(line => line.endsWith(` ${file}`)).map(line => line.split(' ')[0])),
  ]);
  return { owners: ofOwner, files: newer.chunks['catalog.products'] ?? [] };
};

test('two releases of a remote on one page run their own modules and no others', async ({ page }) => {
  const { owners: ofOwner, files } = await meetBoth(page, () => undefined);
  expect(files.length).toBeGreaterThan(2);
  expect(ofOwner).toEqual(files.map(file => [file, 'first']));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/ · first$/);
  await expect(await suggested(page)).toHaveAccessibleName(/ · second$/);
});

test('negative control: under one unique name they would mix, which the gate rejects', async ({ page }) => {
  const { owners: ofOwner } = await meetBoth(page, (_, text) =>
    text.replace(/webpackChunkcatalog_\w+/g, 'webpackChunkcatalog_FIRST'),
  );
  expect(ofOwner.flat()).toContain('second');
});
