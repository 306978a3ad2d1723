import type { Locator, Page } from '@playwright/test';
import { paidByQr } from '../fixtures/money';
import { firstProduct, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// Offline, browsers report errors, and so does Chromium when a worker responds to a reload.
test.use({ tolerant: true });

/** The shorter side of a code, in CSS millimetres. */
const widthOf = async (code: Locator): Promise<number> => {
  const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
  return (Math.min(width, height) * 25.4) / 96;
};

/** Offline, the orders that the shopper has opened are listed with the time of their state, and shown one by one. */
const expectOrder = async (
  page: Page,
  { at, order, name, asOf }: { at: (path: string) => string; order: string; name: string; asOf: string },
) => {
  for (const path of ['/orders', `/orders/${order}`]) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { name: new RegExp(order) })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(asOf)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);
  }
};

const openTickets = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};

test('a ticket is bought, shown to a scanner, shown again offline with its order, and removed on sign-out', async ({
  page,
  context,
  at,
  say,
  locale,
}) => {
  const { slug } = await firstProduct({ kind: 'ticket' });
  const { name } = await shop.product(slug, locale);
  const { number: order, coupons } = await paidByQr(page, { slug, quantity: 1 });
  const [ticket] = coupons;
  if (!ticket) throw new Error(`${order} brought no ticket`);

  await openTickets(page, at(`/orders/${order}`));
  await expect(page.getByRole('article', { name })).toContainText(ticket.number);
  await openTickets(page, at('/orders'));
  await expect(page.getByText(say('сүлжээгүй үед ч харж болно', 'can be read on this device'))).toBeVisible();

  await openTickets(page, at('/tickets'));
  const card = page.getByRole('article', { name });
  await expect(card).toContainText(say('Улаанбаатарын цагаар', 'Ulaanbaatar time'));
  await expect.poll(() => widthOf(card.getByRole('figure').locator('img'))).toBeGreaterThanOrEqual(40);
  await expect(page.getByText(say('сүлжээгүй үед ч', 'without a network'))).toBeVisible();
  await expectAccessible(page);

  const calendar = page.waitForEvent('download');
  await page.getByRole('link', { name: say('Календарьт нэмэх', 'Add to calendar') }).click();
  expect((await calendar).suggestedFilename()).toBe(`${ticket.number}.ics`);

  const paper = page.waitForEvent('download');
  await page.getByRole('link', { name: say('PDF татах', 'Download PDF') }).click();
  expect((await paper).suggestedFilename()).toBe(`${ticket.number}.pdf`);
  await expect(page.getByText(say('PDF татагдлаа.', 'The PDF has been downloaded.'))).toBeAttached();

  const opener = page.getByRole('button', { name: say('Бүтэн дэлгэцээр', 'Show full screen') });
  await opener.press('Enter');
  const view = page.getByRole('dialog', { name });
  await expect(view).toContainText(ticket.number);
  await expect(view).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(() => view.boundingBox()).toMatchObject(page.viewportSize() ?? {});
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();

  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(say('Сүлжээгүй байна', 'You are offline'))).toBeVisible();
  await expect(page.getByText(ticket.number)).toBeVisible();
  await expect(page.getByText(say('Шинэчилсэн: ', 'As of'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', say('mn', 'en'));
  await expect.poll(() => widthOf(page.locator('figure svg'))).toBeGreaterThanOrEqual(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
  await expectOrder(page, { at, order, name, asOf: say('Шинэчилсэн: ', 'As of') });
  // Any other page says that it needs the network, and leads back to the tickets and orders.
  await page.goto(at('/products'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(say('Интернэт холболт алга байна', 'You are offline'));
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: say('Нээж үзсэн захиалгууд', 'Orders you have opened') })).toBeVisible();
  await page.getByRole('link', { name: say('Нээж үзсэн тасалбарууд', 'Tickets you have opened') }).click();
  await expect(page.getByText(ticket.number)).toBeVisible();

  await context.setOffline(false);
  await openTickets(page, at('/tickets'));
  await expect(card).toBeVisible();
  await expect(page.getByText(say('сүлжээгүй үед ч', 'without a network'))).toBeVisible();
  await openTickets(page, at('/profile'));
  await page.getByRole('button', { name: say('Гарах', 'Sign out') }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  for (const path of ['/tickets', '/orders', `/orders/${order}`]) {
    await page.goto(at(path));
    await expect(title).toHaveText(say('Интернэт холболт алга байна', 'You are offline'));
    await expect(page.getByText(ticket.number)).toBeHidden();
    await expect(page.getByText(name)).toBeHidden();
  }
});
