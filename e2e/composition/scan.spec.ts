import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('a scan finds a fault in a part, and of the page, that an earlier scan has passed', async ({ page }) => {
  await page.goto(`${process.env['SHOP_ORIGIN']}/products`);
  await hydrated(page);
  await expectAccessible(page);
  const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
  const alt = await picture.getAttribute('alt');
  await picture.evaluate(image => image.removeAttribute('alt'));
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/);
  await picture.evaluate((image, text) => image.setAttribute('alt', text ?? ''), alt);
  await page.evaluate(() => document.querySelector('title')?.remove());
  await expect(expectAccessible(page)).rejects.toThrow(/document-title/);
});
