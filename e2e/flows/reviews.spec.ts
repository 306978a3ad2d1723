import { listStaffReviews } from '@ortoo/contracts/endpoints';
import { boots, fillSignIn, newShopper, photo } from '../fixtures/journey';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test('a shopper’s review is preserved over the sign-in, and is public once staff approve it', async ({
  page,
  browser,
  at,
  say,
}) => {
  const shopper = await newShopper();
  const text = `${say('Өвөлжин өмссөн, хөл огт даарсангүй.', 'Warm feet the whole winter.')} ${shopper.login}`;
  const path = at(`/products/${boots}`);
  const section = page.locator('#reviews');
  const dialog = page.getByRole('dialog');

  await page.goto(path);
  await hydrated(page);
  await section.getByRole('button', { name: say('Сэтгэгдэл бичих', 'Write a review') }).click();
  const grade = page.getByRole('radio', { name: say('Маш сайн', 'Very good') });
  // By its star, when the dialog has settled.
  await dialog.locator('label', { has: grade }).click();
  await expect(grade).toBeChecked();
  await dialog.getByRole('textbox').fill(text);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Нэвтрээд илгээх', 'Sign in and send') }).click();

  await expect(page).toHaveURL(/sign-in\?next=/);
  await fillSignIn(page, shopper);

  await expect(dialog.getByRole('textbox')).toHaveValue(text);
  const pictures = dialog.locator('input[type=file]');
  await pictures.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(dialog.getByRole('alert').filter({ hasText: 'a.svg' })).toBeVisible();
  await pictures.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await dialog.getByRole('button', { name: say('Илгээх', 'Send'), exact: true }).click();

  await expect(dialog).toBeHidden();
  const own = section.getByText(say('Одоогоор зөвхөн танд харагдана', 'Only you can see it for now'));
  await expect(own).toBeVisible();
  await expectAccessible(page);

  const { reviews } = await shop.asStaff(listStaffReviews, { query: { per_page: 100 } });
  const waiting = reviews.find(({ comment }) => comment === text);
  expect(waiting).toBeDefined();
  const html = async () => (await fetch(`${path}?seen-by=${shopper.login}`)).text();
  expect(await html()).not.toContain(text);
  const workplace = await browser.newContext({ viewport: page.viewportSize() });
  const [name = '', value = ''] = (await shop.signIn('staff@example.mn', 'Staff-2026')).cookie.split('=');
  await workplace.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
  const staff = await workplace.newPage();
  await staff.goto(at(`/backoffice/reviews?per_page=100&open=${waiting?.id}`));
  await hydrated(staff);
  const work = staff.getByRole('main');
  await expect(work.getByText(text, { exact: true }).last()).toBeVisible();
  await expect(work.getByRole('img', { name: 'b.jpg' })).toBeVisible();
  await expectAccessible(staff);
  await work.getByRole('button', { name: say('Зөвшөөрөх', 'Approve') }).press('Enter');
  await expect(staff.getByText(say('Сэтгэгдэл нийтлэгдлээ.', 'The review is published.'))).toBeVisible();
  await expect(work.locator(`a[data-row][href*="open=${waiting?.id}"]`)).toHaveCount(0);
  await workplace.close();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  await section.getByRole('combobox').selectOption('newest');
  await expect(section.getByText(say('Бүгдэд харагдаж байна', 'Everyone can see it'))).toBeVisible();
  const listed = section.getByRole('group').first().getByRole('article').filter({ hasText: text });
  await listed.scrollIntoViewIfNeeded();
  await expect
    .poll(() => listed.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await section.getByRole('button', { name: say('Устгах', 'Delete'), exact: true }).click();
  await section.getByRole('button', { name: say('Устгах', 'Delete'), exact: true }).click();
  await expect(section.getByRole('button', { name: say('Сэтгэгдэл бичих', 'Write a review') })).toBeVisible();
});

test('before a purchase a visitor sees how sizes run and which stores have stock', async ({ page, at, say }) => {
  await page.goto(at(`/products/${boots}`));
  await hydrated(page);
  await page.getByRole('button', { name: say('Размер сонгох заавар', 'Size guide') }).click();
  await expect(page.getByRole('dialog').getByRole('rowheader', { name: '42' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: say('Аль салбарт байгаа вэ?', 'Which stores have it?') });
  await button.click();
  await expect(page.getByText(say('Размераа сонгоно уу', 'Choose a size'))).toBeVisible();
  await page.getByRole('radio', { name: '42', exact: true }).check();
  const stores = page.getByRole('list', { name: say('Энэ бараа байгаа салбарууд', 'Stores that have this') });
  await expect(stores.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('brands, vendors, look books and stores link to products', async ({ page, at, say }) => {
  const open = async (path: string) => {
    await page.goto(at(path));
    await hydrated(page);
    await expectAccessible(page);
  };
  const first = page.getByRole('main').locator('ul a').first();
  await open('/stores');
  await open('/look-books');
  await first.click();
  await expect(page).toHaveURL(/look-books\/./);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await open('/vendors');
  await first.click();
  await expect(page).toHaveURL(/vendors\/./);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await open('/brands');
  await first.click();
  await expect(page).toHaveURL(/brands\/./);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('шүүж үзэх', 'Filter') }).click();
  await expect(page).toHaveURL(/products\?brand=/);
});
