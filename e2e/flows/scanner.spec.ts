import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { listGateCounts, listStaffCoupons } from '@ortoo/contracts/endpoints';
import { chromiumFlags, headlessChromium } from '../fixtures/chromium';
import { paidByQr } from '../fixtures/money';
import { callWith, firstProduct, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';
import { writeFilm } from '../fixtures/video';

const scansOfDevice = 100;
const shared = 20;

const cookieOf = async () => (await shop.signIn('scanner@example.mn', 'Scanner-2026')).cookie;

const signIn = async (context: BrowserContext, cookie: string) => {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
};

/** Codes of new coupons, of two orders. */
const buyCodes = async (page: Page, count: number): Promise<string[]> => {
  const { slug } = await firstProduct({ kind: 'coupon' });
  await shop.stockUp(slug, count);
  const orders = [
    await paidByQr(page, { slug, quantity: count / 2 }),
    await paidByQr(page, { slug, quantity: count / 2 }),
  ];
  return orders.flatMap(({ coupons }) => coupons.map(({ code }) => code));
};

test.describe('without a network', () => {
  test.use({ tolerant: true });

  test('two devices let guests in, and the shop knows the truth afterwards', async ({ browser, at, say, page }) => {
    test.slow();
    const cookie = await cookieOf();
    const codes = await buyCodes(page, scansOfDevice * 2 - shared);
    expect(codes).toHaveLength(scansOfDevice * 2 - shared);
    const ready = say('Онлайн · офлайнд бэлэн', 'Online · ready for offline');
    const open = async (gate: string) => {
      const context = await browser.newContext({ viewport: page.viewportSize() });
      await signIn(context, cookie);
      const device = await context.newPage();
      await device.goto(at('/backoffice/scan'));
      await hydrated(device);
      await device.getByRole('combobox', { name: say('Хаалга', 'Gate') }).fill(gate);
      await expect(device.getByText(ready)).toBeVisible();
      await context.setOffline(true);
      await device.reload();
      await expect(device.getByText(say('Офлайн', 'Offline'), { exact: true })).toBeVisible();
      return { context, device };
    };
    const scanAll = async (device: Page, some: readonly string[]) => {
      const field = device.getByLabel(say('Купоны код эсвэл дугаар', 'Coupon code or number'));
      for (const [index, code] of some.entries()) {
        await field.fill(code);
        await field.press('Enter');
        await expect(device.getByText(say(`илгээх ${index + 1} уншилт`, `${index + 1} to send`))).toBeVisible();
      }
    };
    // The shop counts the gates of every run.
    const names = [say('Хойд', 'North'), say('Урд', 'South')] as const;
    const north = await open(names[0]);
    const south = await open(names[1]);
    await Promise.all([
      scanAll(north.device, codes.slice(0, scansOfDevice)),
      scanAll(south.device, codes.slice(-scansOfDevice)),
    ]);
    await Promise.all([north.context.setOffline(false), south.context.setOffline(false)]);
    for (const { device } of [north, south]) await expect(device.getByText(ready)).toBeVisible();

    const { gates } = await callWith({ cookie }, listGateCounts);
    const own = gates.filter(({ gate }) => names.some(name => name === gate));
    const sum = (name: 'granted' | 'rejected' | 'conflicts') => own.reduce((total, gate) => total + gate[name], 0);
    expect([sum('granted'), sum('rejected'), sum('conflicts')]).toEqual([codes.length, shared, shared]);
    const listed = await Promise.all(
      [north, south].map(({ device }) =>
        device
          .getByRole('region', { name: say('Андуурч оруулсан', 'Let in wrongly') })
          .getByRole('listitem')
          .count(),
      ),
    );
    expect(listed.reduce((total, count) => total + count, 0)).toBe(shared);

    // Who signs out leaves nothing on the device.
    await north.device.evaluate(() =>
      fetch('/api/v2/session', { method: 'DELETE', headers: { 'x-requested-with': 'ortoo' } }),
    );
    const left = () =>
      north.device.evaluate(async () => [
        await caches.has('scanner'),
        (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => scope.includes('/backoffice/')).length,
      ]);
    await expect.poll(left).toEqual([false, 0]);
    await north.context.close();
    await south.context.close();
  });
});

test('the camera reads a code, lets its guest in once, and rejects a forged one', async ({ at, say, page }) => {
  const cookie = await cookieOf();
  const query = { state: 'active', per_page: 2 } as const;
  const [coupon, other] = (await callWith({ cookie }, listStaffCoupons, { query })).coupons;
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const film = join(folder, 'codes.y4m');
  await writeFilm(film, [coupon!.code, coupon!.code.replace(coupon!.number, other!.number)]);
  const browser = await chromium.launch({
    executablePath: headlessChromium(),
    args: [
      ...chromiumFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ viewport: page.viewportSize(), permissions: ['camera'] });
    await signIn(context, cookie);
    const device = await context.newPage();
    await device.goto(at('/backoffice/scan'));
    await hydrated(device);
    await expectAccessible(device);
    await device.getByRole('button', { name: say('Камер асаах', 'Start the camera') }).click();
    const answer = device.getByRole('alert');
    await expect(answer).toContainText(say('Хүчинтэй. Оруулж болно', 'Valid. Let them in'));
    await expect(answer).toContainText(coupon!.number);
    await expect(answer).toContainText(say('Хуурамч', 'Forged'));
    await expectAccessible(device);
    const history = device.getByRole('region', { name: say('Энэ төхөөрөмжөөр уншуулсан', 'Scanned on this device') });
    await expect(history.getByRole('listitem')).toHaveCount(2);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
