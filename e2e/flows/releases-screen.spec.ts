import { liveRelease, promote, publishAgain } from '../fixtures/releases';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('an administrator views the releases of one site and sends orders there, by keyboard', async ({
  page,
  context,
  at,
  say,
}) => {
  const { release } = await publishAgain('brandsite');
  await promote('brandsite', release);
  const [name = '', value = ''] = (await shop.signIn('admin@example.mn', 'Admin-2026')).cookie.split('=');
  await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
  await page.goto(at('/backoffice/releases'));
  await hydrated(page);
  const card = page.getByRole('region', { name: 'brandsite', exact: true });
  await expect(card.getByText(release)).toBeVisible();

  const site = page.getByRole('combobox', { name: say('Сайт', 'Site') });
  await site.press('ArrowDown');
  await expect(site).toHaveValue('ortoo');
  await expect(card.getByText(release)).toBeVisible();
  await card.getByRole('button', { name: say('Буцаах', 'Roll back') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('Зөвхөн ortoo сайтад.', 'On ortoo only.'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('Trial is over');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'brandsite' })).toBeVisible();
  await expect(card.getByText(release)).toBeHidden();
  expect((await liveRelease('brandsite')).release, 'all sites keep theirs').toBe(release);

  const follow = card.getByRole('button', { name: say('Бүх сайттай адил болгох', 'Follow all sites') });
  await expect(follow).toBeVisible();
  await expectAccessible(page);
  await follow.press('Enter');
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('As everywhere');
  await page.keyboard.press('Control+Enter');
  await expect(card.getByText(release)).toBeVisible();
  await expect(follow).toBeHidden();
});
