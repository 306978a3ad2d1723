import type { Page } from '@playwright/test';
import { integrityOf } from '@ortoo/contracts/integrity';
import { expect, hydrated, test } from '../fixtures/test';

// A shell that throws is reported by the browser.
test.use({ tolerant: true });

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const main = '**/releases/shell/*/browser/main.js';

/** A part of the frame throws when it is rendered: a mistake that no boundary of a remote contains. */
const withMistake = (script: string): string => {
  const changed = script.replace('"nav.footer"', '(()=>{throw new Error("a broken shell")})()');
  if (changed === script) throw new Error('the shell has no such part');
  return changed;
};

/** Serves this browser a broken release of the shell, whose digest is in its documents as the release table has it. */
const serveBroken = async (page: Page): Promise<() => Promise<void>> => {
  const [, path = ''] =
    /"(\/releases\/shell\/\w+\/browser\/main\.js)"/.exec(await (await fetch(origin())).text()) ?? [];
  const script = await (await fetch(origin() + path)).text();
  const isDocument = (url: URL) => url.origin === origin() && !url.pathname.includes('.');
  await page.route(isDocument, async route => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replaceAll(integrityOf(script), integrityOf(withMistake(script)));
    return route.fulfill({ response: answer, body });
  });
  await page.route(main, async route => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: withMistake(await answer.text()) });
  });
  return async () => {
    await page.unroute(isDocument);
    await page.unroute(main);
  };
};

test('a shell that breaks shows one screen; its button clears what is stored, and nothing reloads by itself', async ({
  page,
}) => {
  const fatal = page.getByRole('heading', { level: 1, name: 'Сайт шинэчлэгдлээ' });
  const button = page.getByRole('button', { name: 'Дахин ачаалах' });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${origin()}/articles`);
  await hydrated(page);
  await page.evaluate(async () => {
    localStorage.setItem('shop:v2:viewed', '[1]');
    localStorage.setItem('shop:v2:orderToken', '"a-cart-of-a-guest"');
    await caches.open('from-before');
  });
  const mend = await serveBroken(page);
  await page.goto(`${origin()}/articles`);
  await expect(fatal).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  expect(loads).toBe(2);

  // As long as the release is broken, one press is one reload.
  await button.click();
  await expect.poll(() => loads).toBe(3);
  await expect(fatal).toBeVisible();
  const stored = () =>
    page.evaluate(async () => ({
      viewed: localStorage.getItem('shop:v2:viewed'),
      token: localStorage.getItem('shop:v2:orderToken'),
      caches: (await caches.keys()).includes('from-before'),
    }));
  expect(await stored()).toEqual({ viewed: null, token: '"a-cart-of-a-guest"', caches: false });
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(3);

  await mend();
  await button.click();
  await hydrated(page);
  await expect(fatal).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(4);
});
