import type { Page } from '@playwright/test';
import { asShopper, boots, photo } from '../fixtures/journey';
import { expectFocus, isPhone, press, walk, walkOn } from '../fixtures/keyboard';
import { dialogClosed, expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('a product is viewed, chosen, marked and shared without a mouse', async ({ page, context, at, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.getByRole('main');
  const dialog = page.locator('dialog[open]');
  const button = (mn: string, en: string) => main.getByRole('button', { name: say(mn, en) }).first();
  await page.goto(at('/products/khongoryn-els-5'));
  await hydrated(page);
  await walkOn('phone', page);
  const track = main.getByRole('group', { name: say('Барааны зургууд', 'Pictures of the product') }).first();
  await press(track, 'ArrowRight');
  await expect.poll(() => track.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
  // A phone shows the edge of the next picture; the last one is counted as such though it does not begin the track.
  await track.evaluate(element => void (element.scrollLeft = element.scrollWidth));
  if (isPhone(page)) await expect(main.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  const zoom = button('Зургийг томоор харах', 'Enlarge the picture');
  await press(zoom, 'Enter');
  const picture = await dialog.getByRole('status').textContent();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).not.toHaveText(picture ?? '');
  await page.keyboard.press('Escape');
  await expect(zoom).toBeFocused();
  await dialogClosed(page);

  await page.goto(at(`/products/${boots}`));
  await hydrated(page);
  await walkOn('phone', page);
  await press(main.getByRole('radio').first(), 'ArrowRight');
  await expect(page).toHaveURL(/size=/);
  await expect(main.locator('input[type=radio]:checked')).toBeFocused();
  const guide = button('Размер сонгох заавар', 'Size guide');
  await press(guide, 'Enter');
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeFocused();
  const quantity = main.getByRole('textbox', { name: say('Тоо ширхэг', 'Quantity') }).first();
  await quantity.focus();
  await page.keyboard.type('999');
  await page.keyboard.press('Enter');
  await expect(quantity).not.toHaveValue('999');
  const max = await quantity.inputValue();
  expect(Number(max)).toBeLessThan(999);
  await press(button('Нэгээр цөөлөх', 'Decrease quantity'), 'Enter');
  await press(button('Нэгээр нэмэх', 'Increase quantity'), 'Enter');
  await expect(quantity).toHaveValue(max);
  await expectFocus(page);

  const stores = button('Аль салбарт байгаа вэ?', 'Which stores have it?');
  await press(stores, 'Enter');
  await expect(stores).toHaveAttribute('aria-expanded', 'true');
  for (const mark of [button('Таалагдсанд нэмэх', 'Add to wish list'), button('Харьцуулах', 'Compare')]) {
    await press(mark, 'Space');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(mark).toBeFocused();
  }
  await press(button('Багцад нэмэх', 'Add to package'), 'Enter');
  await expect(main.getByRole('link', { name: say('Багцад байна', 'In your package') })).toBeFocused();
  await press(button('Хуваалцах', 'Share'), 'Enter');
  await expect(page.getByText(say('Холбоосыг хууллаа', 'Link copied')).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/products/${boots}`);
  await press(
    main
      .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
      .filter({ visible: true })
      .first(),
    'Enter',
  );
  await expect(main.getByRole('link', { name: say('Сагс руу', 'Go to cart') }).first()).toBeVisible();
  await expectFocus(page);
});

test('a product is reviewed without a mouse, and other reviews are read', async ({ page, at, say }) => {
  const section = page.locator('#reviews');
  const dialog = page.getByRole('dialog');
  await asShopper(page, at('/profile'));
  await page.goto(at(`/products/${boots}`));
  await hydrated(page);

  const stars = section.getByRole('list', { name: say('Одоор нь шүүх', 'Filter by stars') }).locator('button:enabled');
  await press(stars.first(), 'Enter');
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'true');
  await press(section.locator('[data-applied]'), 'Enter');
  await expect(section.locator('[data-applied]')).toHaveCount(0);
  await expectFocus(page);
  const helpful = section.getByRole('button', { name: say('Хэрэгтэй', 'Helpful') }).first();
  await press(helpful, 'Enter');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toBeFocused();

  const write = section.getByRole('button', { name: say('Сэтгэгдэл бичих', 'Write a review') });
  await press(write, 'Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(write).toBeFocused();
  await press(write, 'Enter');
  await press(dialog.getByRole('radio').first(), 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type(say('Дулаан, зөөлөн гутал байна.', 'Warm and soft, worth it.'));
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  for (const isLast of [false, true]) {
    const chooser = page.waitForEvent('filechooser');
    await press(dialog.locator('input[type=file]'), 'Enter');
    await (await chooser).setFiles(file);
    const remove = dialog.getByRole('button', { name: 'a.jpg' });
    await expect(remove).toBeVisible();
    if (isLast) break;
    await press(remove, 'Enter');
    await expect(remove).toHaveCount(0);
    await expect(dialog.locator('input[type=file]')).toBeFocused();
  }
  await press(dialog.getByRole('button', { name: say('Илгээх', 'Send'), exact: true }), 'Enter');
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  const remove = section.getByRole('button', { name: say('Устгах', 'Delete'), exact: true });
  await press(remove, 'Enter');
  await press(remove, 'Enter');
  await expect(write).toBeVisible();
  await expectFocus(page);
});

test('products are compared and packaged without a mouse', async ({ page, at, say }) => {
  await page.goto(at('/t/goods/fashion/shoes'));
  await hydrated(page);
  const compare = page.getByRole('main').getByRole('button', { name: new RegExp(`^${say('Харьцуулах', 'Compare')}:`) });
  for (const at of [0, 1, 2]) await press(compare.nth(at), 'Enter');
  // On a phone the header's rows come back when the page is scrolled up.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await press(page.locator('header a[href$="/compare"]').filter({ visible: true }).first(), 'Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await walk(page);
  const only = page.getByRole('checkbox', { name: say('Зөвхөн ялгааг харуулах', 'Show differences only') });
  await press(only, 'Space');
  await expect(only).toBeChecked();
  for (const left of [2, 1, 0]) {
    await press(page.getByRole('columnheader').first().getByRole('button'), 'Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(left);
    await expectFocus(page);
  }

  await page.goto(at('/look-books/a-week-in-the-gobi'));
  await hydrated(page);
  await walkOn('phone', page);
  await press(page.getByRole('button', { name: say('Энэ багцаар эхлэх', 'Start a package with these') }), 'Enter');
  const lines = page.getByRole('list', { name: say('Миний багц', 'My package') }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await walk(page);
  const count = await lines.count();
  await press(lines.first().getByRole('button').last(), 'Enter');
  await expect(lines).toHaveCount(count - 1);
  await expectFocus(page);
  await press(lines.first().getByRole('button', { name: say('Нэгээр нэмэх', 'Increase quantity') }), 'Enter');
  await lines
    .first()
    .getByRole('textbox', { name: say('Хүсэлт', 'Your request') })
    .focus();
  await page.keyboard.type(say('Улаан', 'Red'));
  for (const list of await lines.getByRole('combobox').all()) await press(list, 'ArrowDown');
  await press(page.getByRole('button', { name: say('Бүгдийг сагсанд нэмэх', 'Add everything to the cart') }), 'Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await hydrated(page);

  await page.goto(at('/vendors/ulch'));
  await hydrated(page);
  await walkOn('desk', page);
  const write = page.getByRole('button', { name: say('Сэтгэгдэл бичих', 'Write a review') });
  await press(write, 'Enter');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(write).toBeFocused();
});

/** Moves the focus of the calendar by month, then by day. */
const walkToDay = async (page: Page, date: string): Promise<void> => {
  const focused = page.locator('[data-day]:focus');
  for (;;) {
    const from = (await focused.getAttribute('data-day')) ?? '';
    if (from === date) return;
    const isThisMonth = from.slice(0, 7) === date.slice(0, 7);
    const [back, on] = isThisMonth ? ['ArrowLeft', 'ArrowRight'] : ['PageUp', 'PageDown'];
    await page.keyboard.press(from < date ? on! : back!);
    await expect(focused).not.toHaveAttribute('data-day', from);
  }
};

test('a hotel, seats and an offer are requested without a mouse', async ({ page, at, say }) => {
  await asShopper(page, at('/profile'));
  const main = page.getByRole('main');
  const year = new Date().getFullYear() + 1;
  const chooseDays = async (label: string, ...days: string[]) => {
    const dates = main.getByRole('button', { name: label });
    await press(dates, 'Enter');
    for (const date of days) {
      await walkToDay(page, date);
      await page.keyboard.press('Enter');
    }
    await press(page.getByRole('dialog').getByRole('button', { name: say('Боллоо', 'Done') }), 'Enter');
    await expect(dates).toBeFocused();
  };
  await page.goto(at('/hotels'));
  await hydrated(page);
  await walkOn('phone', page);
  await chooseDays(say('Ирэх өдөр', 'Check-in'), `${year}-03-10`, `${year}-03-12`);
  await press(main.getByLabel(say('Том хүн', 'Adults')), 'ArrowDown');
  await press(main.getByRole('button', { name: say('Сул өрөө хайх', 'Find free rooms') }), 'Enter');
  await expect(page).toHaveURL(new RegExp(`check_in=${year}-03-10&check_out=${year}-03-12`));
  if (isPhone(page)) await press(main.locator('summary').first(), 'Enter');
  const amenity = main.getByRole('checkbox').first();
  await press(amenity, 'Space');
  await expect(page).toHaveURL(/amenities=/);
  await expect(amenity).toBeFocused();

  await page.goto(at(`/products/hotel-zaisan?check_in=${year}-03-10&check_out=${year}-03-12`));
  await hydrated(page);
  await walkOn('desk', page);
  const room = main.locator('input[type=radio]:enabled').first();
  await press(room, 'Space');
  await expect(room).toBeChecked();
  await press(main.getByLabel(say('Хүүхэд', 'Children')), 'ArrowDown');
  await expect(main.getByLabel(say('1-р хүүхдийн нас', 'Age of child 1'))).toBeVisible();
  await press(main.getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') }), 'Enter');
  await expect(main.getByRole('link', { name: say('Сагс руу', 'Go to cart') })).toBeVisible();
  await expectFocus(page);

  await page.goto(at('/products/khongoryn-els-5'));
  await hydrated(page);
  await press(main.getByLabel(say('Хөдлөх өдөр', 'Departure')), 'ArrowDown');
  await press(main.getByRole('button', { name: say('Аялагч нэмэх', 'Add a passenger') }), 'Enter');
  const second = main.getByRole('button', { name: say('2-р аялагчийг хасах', 'Remove passenger 2') });
  await press(second, 'Enter');
  await expect(second).toHaveCount(0);
  await expectFocus(page);

  await page.goto(at('/quote'));
  await hydrated(page);
  await walkOn('desk', page);
  const from = page.getByRole('combobox', { name: say('Хаанаас', 'From') });
  await from.focus();
  await page.keyboard.type('ulaanba');
  const suggested = page.getByRole('listbox').getByRole('option').first();
  await expect(suggested).toContainText(say('Улаанбаатар', 'Ulaanbaatar'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue(/\((UBN|ULN)\)$/);
  await chooseDays(say('Хөдлөх өдөр', 'Departure'), `${year}-03-10`);
  await press(main.getByLabel(say('Хандах хэлбэр', 'Salutation')), 'ArrowDown');
  const fields = [
    [say('Овог', 'Last name'), 'Бат'],
    [say('Утасны дугаар', 'Phone number'), '99112233'],
    [say('Хот', 'City'), 'Улаанбаатар'],
    [say('Улс', 'Country'), 'Монгол'],
  ] as const;
  for (const [label, text] of fields) {
    await main.getByLabel(label).last().focus();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(main).toContainText(/Q\d{9}/);
  await expectFocus(page);
  await press(main.getByRole('button', { name: say('Өөр хүсэлт илгээх', 'Send another request') }), 'Enter');
  await expect(from).toBeVisible();
  await expectFocus(page);
});
