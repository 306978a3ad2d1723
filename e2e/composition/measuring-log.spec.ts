import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const address = '/en/products?measuring=show';

test('a tab shows what would be measured, and sends nothing, until it is ended', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = process.env['SHOP_ORIGIN'] ?? '';
  const foreign: string[] = [];
  page.on('request', request => void (request.url().startsWith(origin) || foreign.push(request.url())));
  const log = page.getByRole('complementary', { name: 'What is measured' });

  await page.goto(origin + address);
  await hydrated(page);
  await page.keyboard.press('Shift');
  await log.locator('summary').first().click();
  const rows = log.getByRole('listitem');
  await expect(rows.filter({ hasText: 'view_item_list' })).toContainText('Not sent: the site has no service');
  await rows.filter({ hasText: 'view_item_list' }).locator('summary').press('Enter');
  await expect(rows.filter({ hasText: 'view_item_list' }).getByText('"currency": "MNT"')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${origin}/en/cart`);
  await hydrated(page);
  await page.keyboard.press('Shift');
  await log.locator('summary').first().click();
  await expect(rows.filter({ hasText: 'page_view' })).toBeVisible();
  await log.getByRole('button', { name: 'End' }).click();
  await expect(log).toBeHidden();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect(log).toBeHidden();
  expect(foreign.filter(url => url.startsWith('http'))).toEqual([]);
});
