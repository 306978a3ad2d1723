import type { Page } from '@playwright/test';
import { expectFocus, isPhone, isWalkedOn, press, walk } from '../fixtures/keyboard';
import { expect, hydrated, test } from '../fixtures/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox').or(page.getByRole('combobox')).first();

/** Screens that no other test here comes by; the rest are walked where something is done on them. */
const screens = [
  ['/', 'phone'],
  ['/t/goods/fashion/shoes?colour=brown&size=42', 'desk'],
  ['/stores', 'desk'],
] as const;

test('Tab comes by everything, in order, and shows where it is', async ({ page, at }) => {
  for (const [path, form] of screens) {
    if (!isWalkedOn(page, form)) continue;
    await page.goto(at(path));
    await hydrated(page);
    await walk(page);
  }
});

test('a list is narrowed, put in order, marked and read on without a mouse', async ({ page, at, say }) => {
  await page.goto(at('/t/goods/fashion'));
  await hydrated(page);
  const opener = page.getByRole('button', { name: say('Шүүх', 'Filter') });
  if (isPhone(page)) await press(opener, 'Enter');
  const place = isPhone(page) ? page.getByRole('dialog') : page.getByRole('main');
  const most = place.getByLabel(say('Дээд', 'To'), { exact: true });
  await place.getByLabel(say('Доод', 'From'), { exact: true }).focus();
  await page.keyboard.type('20000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_min=20000&price_max=900000/);
  await expect(most).toBeFocused();
  const boxes = [/^42 /, say('хүрэн бор', 'brown'), say('Бэлэн байгаа', 'In stock')];
  for (const name of boxes) {
    const box = place.getByRole('checkbox', { name }).first();
    await press(box, 'Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  }
  await press(place.getByRole('radio').first(), 'ArrowDown');
  await expect(page).toHaveURL(/rating=/);
  await expect(place.locator('input[name=rating]:checked')).toBeFocused();
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }

  const applied = page.getByRole('list', { name: say('Сонгосон шүүлтүүр', 'Applied filters') });
  const chips = applied.getByRole('link');
  await expect(chips).toHaveCount(6);
  await press(chips.first(), 'Enter');
  await expect(chips).toHaveCount(5);
  await expect(chips.first()).toBeFocused();
  await press(chips.last(), 'Enter');
  await expect(chips).toHaveCount(0);
  await expectFocus(page);

  const sort = page.getByRole('main').getByRole('combobox').first();
  await press(sort, 'ArrowDown');
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused();
  const rows = page.getByRole('button', { name: say('Жагсаалтаар харах', 'Show as a list') });
  await press(rows, 'Space');
  await expect(page.locator('main [data-form=list]').first()).toBeVisible();
  // The cards of the order before stay until those of the new one are there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const at of [0, 1]) {
    const mark = cards(page).first().getByRole('button').nth(at);
    await press(mark, 'Enter');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(mark).toBeFocused();
  }
  await press(page.getByRole('link', { name: say('Цааш үзэх', 'Show more') }), 'Enter');
  await expect(cards(page)).toHaveCount(80);
  await expect(cards(page).nth(40).getByRole('heading').getByRole('link')).toBeFocused();
});

test('what one looks for is found, and forgotten, without a mouse', async ({ page, at, say }) => {
  await page.goto(at('/'));
  await hydrated(page);
  const option = page.locator('[role=option]');
  const chosen = page.locator('[role=option][aria-selected=true]');
  // A page that has just come takes the focus to its heading: who types meanwhile begins again.
  const instead = async (words: string) => {
    await search(page).focus();
    // Until then it is a plain form, which remembers nothing.
    await expect(search(page)).toHaveAttribute('role', 'combobox');
    await search(page).selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.type(words);
  };
  for (const words of ['gutal', 'terelj']) {
    await expect(async () => {
      await instead(words);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${words}`), { timeout: 2000 });
    }).toPass();
  }
  const forget = page.getByRole('button', { name: say('«terelj» хайлтыг устгах', 'Forget the search “terelj”') });
  await expect(async () => {
    await instead('');
    await expect(option).toHaveText([/terelj/, /gutal/], { timeout: 2000 });
    await forget.focus({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(option).toHaveText([/gutal/]);
  await expect(search(page)).toBeFocused();

  await page.keyboard.type('terelj');
  await expect(option.nth(2)).toBeVisible();
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await expect(search(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(search(page)).toHaveValue('terelj');
  await page.keyboard.press('ArrowDown');
  await expect(option.nth(2)).toBeVisible();
  const product = page.locator('[role=option][data-kind=product]');
  while ((await product.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
