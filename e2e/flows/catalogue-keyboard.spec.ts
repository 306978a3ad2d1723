import { expectFocus, isPhone, isWalkedOn, press, walk } from '../fixtures/keyboard';
import { cards, expectListed, searchBox } from '../fixtures/listing';
import { expect, hydrated, test } from '../fixtures/test';

/** Screens that no other test here covers; the rest are walked during their own tests. */
const screens = [
  ['/', 'phone'],
  ['/t/goods/fashion/shoes?colour=brown&size=42', 'desk'],
  ['/stores', 'desk'],
] as const;

test('Tab reaches everything, in order, and shows the focus', async ({ page, at }) => {
  for (const [path, form] of screens) {
    if (!isWalkedOn(page, form)) continue;
    await page.goto(at(path));
    await hydrated(page);
    await walk(page);
  }
});

test('a list is filtered, sorted, marked and extended without a mouse', async ({ page, at, say }) => {
  await page.goto(at('/t/goods/fashion'));
  await hydrated(page);
  const opener = page.getByRole('button', { name: say('Шүүх', 'Filter') });
  if (isPhone(page)) await press(opener, 'Enter');
  const place = isPhone(page) ? page.getByRole('dialog') : page.getByRole('main');
  const max = place.getByLabel(say('Дээд', 'To'), { exact: true });
  await place.getByLabel(say('Доод', 'From'), { exact: true }).focus();
  await page.keyboard.type('20000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_min=20000&price_max=900000/);
  await expect(max).toBeFocused();
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
  await expectListed(page);
  await expectFocus(page);

  const sort = page.getByRole('main').getByRole('combobox').first();
  await press(sort, 'ArrowDown');
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused();
  const rows = page.getByRole('button', { name: say('Жагсаалтаар харах', 'Show as a list') });
  await press(rows, 'Space');
  await expect(page.locator('main [data-form=list]').first()).toBeVisible();
  // The cards of the previous order remain until the new ones have loaded.
  await expectListed(page);
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

test('a search is used, and removed from the history, without a mouse', async ({ page, at, say }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>(resolve => (arrive = resolve));
  await page.route('**/catalog.products.js', async route => {
    await arrived;
    await route.continue();
  });
  await page.goto(at('/'));
  await hydrated(page);
  const search = searchBox(page);
  const heading = page.getByRole('heading', { level: 1 });
  const option = page.locator('[role=option]');
  const chosen = page.locator('[role=option][aria-selected=true]');
  const instead = async (text: string) => {
    await search.focus();
    // Until then it is a plain form, without suggestions.
    await expect(search).toHaveAttribute('role', 'combobox');
    await search.selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  };
  await instead('gutal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=gutal/);
  // Typing continues in the field while the results load, and they do not take the focus.
  await instead('terelj');
  arrive();
  await expect(heading).toContainText('gutal');
  await hydrated(page);
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('terelj');
  await instead('');
  await expect(option).toHaveText([/terelj/, /gutal/]);
  await page.getByRole('button', { name: say('«terelj» хайлтыг устгах', 'Forget the search “terelj”') }).press('Enter');
  await expect(option).toHaveText([/gutal/]);
  await expect(search).toBeFocused();

  await page.keyboard.type('terelj');
  const product = page.locator('[role=option][data-kind=product]');
  await expect(product.first()).toContainText(say('Тэрэлж', 'Terelj'));
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await expect(search).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(search).toHaveValue('terelj');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  while ((await product.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/./);
  await hydrated(page);
  await expect(heading).toBeFocused();
});
