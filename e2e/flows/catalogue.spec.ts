import type { Page } from '@playwright/test';
import { changeProduct, changeVariant } from '@ortoo/contracts/endpoints';
import { isPhone } from '../fixtures/keyboard';
import { cards, expectListed, searchBox } from '../fixtures/listing';
import { rarity, takeAll } from '../fixtures/scarcity';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

/** Sums layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const marks = { shift: 0 };
    Object.assign(window, { marks });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
const htmlOf = async (address: string) => (await fetch(address)).text();

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: { shift: number } }).marks.shift);

test('back from the 95th product of "more results", and a reload, show as much of the list at the same place', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/products?sort=price_asc'));
  await hydrated(page);
  const more = page.getByRole('link', { name: say('Цааш үзэх', 'Show more') });
  for (const count of [80, 120]) {
    await more.click();
    await expect(cards(page)).toHaveCount(count);
    await expect(page).toHaveURL(new RegExp(`\\?sort=price_asc&shown=${count}$`));
  }
  const link = cards(page).nth(94).getByRole('heading').getByRole('link');
  const name = (await link.textContent())!;
  await link.evaluate(element => element.scrollIntoView({ block: 'center' }));
  // When it has settled where it is to be pressed.
  await link.click({ trial: true });
  const before = await link.boundingBox();
  const expectSamePlace = () =>
    expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);

  await test.step('back restores its position without layout shifts', async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await watchShifts(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(120);
    await expect(cards(page).nth(94)).toContainText(name);
    await expectSamePlace();
    await expect(link).toBeInViewport();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });

  await test.step('a reload does, too', async () => {
    await page.reload();
    expect((await htmlOf(page.url())).match(/<article/g)).toHaveLength(120);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
    await expectSamePlace();
    await hydrated(page);
    await expect(cards(page)).toHaveCount(120);
    await page.getByRole('main').getByRole('combobox').first().selectOption('price_desc');
    await expect(page).toHaveURL(/\?sort=price_desc$/);
    await expect(cards(page)).toHaveCount(40);
  });
});

test('filters narrow the list, are stored in the address and are removed one by one', async ({ page, at, say }) => {
  const fashion = say('Хувцас, гутал', 'Fashion');
  await page.goto(at('/t/goods/fashion?page=2'));
  await hydrated(page);
  const status = page.getByRole('status').first();
  const all = (await status.textContent()) ?? '';
  const phone = (page.viewportSize()?.width ?? 0) < 992;
  const sheet = page.getByRole('button', { name: say('Шүүх', 'Filter') });
  if (phone) {
    await sheet.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/t\/goods\/fashion\?page=2$/);
    await sheet.click();
  }
  const place = phone ? page.getByRole('dialog') : page.getByRole('main');
  const brown = place.getByRole('checkbox', { name: say('хүрэн бор', 'brown') });
  const size = place.getByRole('checkbox', { name: /^42 / });
  await brown.click();
  await expect(page).toHaveURL(/\/t\/goods\/fashion\?colour=brown$/);
  await expect(brown).toBeFocused();
  await size.click();
  await expect(page).toHaveURL(/\?size=42&colour=brown$/);
  await expectListed(page);
  await expect(status).not.toHaveText(all);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?size=42&colour=brown$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  if (phone) {
    await page.getByRole('button', { name: say(`${count} илэрц харах`, `Show ${count}`) }).click();
    await sheet.click();
    await size.click();
    await expect(page).toHaveURL(/\?colour=brown$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\?colour=brown$/);
    await sheet.click();
    await size.click();
    await expect(page).toHaveURL(/\?size=42&colour=brown$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\?size=42&colour=brown$/);
  }
  await expect(cards(page)).toHaveCount(count);

  const applied = page.getByRole('list', { name: say('Сонгосон шүүлтүүр', 'Applied filters') });
  await applied.getByRole('link', { name: say('хүрэн бор шүүлтүүрийг хасах', 'Remove the filter brown') }).click();
  await expect(page).toHaveURL(/\/t\/goods\/fashion\?size=42$/);
  await page.reload();
  await expect(applied.getByRole('link', { name: /42/ })).toBeVisible();
  await hydrated(page);
  await applied.getByRole('link', { name: say('Бүгдийг арилгах', 'Clear all') }).click();
  await expect(page).toHaveURL(/\/t\/goods\/fashion$/);
  await expect(status).toHaveText(all);
  await expect(page).toHaveTitle(new RegExp(`^${fashion}`));
});

test('choices made before the filters’ code has loaded are applied', async ({ page, at, say }) => {
  // On a phone the filters are in a sheet, which loads with its code.
  await page.setViewportSize({ width: 1280, height: 900 });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>(resolve => (arrive = resolve));
  await page.route('**/listing-filters.js', async route => {
    await arrived;
    await route.continue();
  });
  await page.goto(at('/products'));
  await hydrated(page);
  const trips = page.getByRole('checkbox', { name: say('Аялал', 'Trips') });
  await trips.focus();
  await page.keyboard.press('Space');
  await expect(trips).toBeChecked();
  await expect(page).toHaveURL(/\/products$/);
  arrive();
  await expect(page).toHaveURL(/\/products\?category=trips$/);
  await expect(trips).toBeFocused();
});

test(
  'the title and the canonical address follow a search made on the page',
  { tag: '@any-size' },
  async ({ page, at, say }) => {
    await page.goto(at('/products'));
    await hydrated(page);
    await searchBox(page).fill('terelj');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/products\?q=terelj$/);
    await expect(page).toHaveTitle(new RegExp(`^${say('«terelj» хайлтын илэрц', 'Results for “terelj”')}`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\?q=terelj$/);
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(`^${say('Бүх бараа', 'All products')}`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
  },
);

test('four products are compared side by side, the fifth is rejected', async ({ page, at, say }) => {
  await page.goto(at('/t/goods/fashion/shoes'));
  await hydrated(page);
  await page.mouse.move(600, 400);
  const mark = { name: new RegExp(`^${say('Харьцуулах', 'Compare')}`) };
  const marked = page.getByRole('button', { ...mark, pressed: true });
  for (const place of [0, 1, 2, 3]) {
    await cards(page).nth(place).hover();
    await cards(page).nth(place).getByRole('button', mark).click();
  }
  await expect(marked).toHaveCount(4);
  await cards(page).nth(4).hover();
  await cards(page).nth(4).getByRole('button', mark).click();
  await expect(page.getByText(say('Нэг дор 4 хүртэл бараа харьцуулна', 'compare up to 4')).first()).toBeVisible();
  await expect(marked).toHaveCount(4);

  // On a phone the header's rows come back when the page is scrolled up.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Its links move when the slim header becomes whole again.
  const header = page.getByRole('banner');
  await expect(header).not.toHaveAttribute('data-slim');
  await header.getByRole('link', { name: say('Харьцуулалт', 'Compare') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Бараа харьцуулах', 'Compare products'));
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(4);
  const [removal, picture] = [columns.first().getByRole('button'), columns.first().locator('img')];
  const bottom = await removal.evaluate(button => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await picture.boundingBox())?.y ?? 0);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: say('Зөвхөн ялгааг харуулах', 'Show differences only') }).check();
  const rows = page.getByRole('rowheader');
  await expect(rows.filter({ hasNotText: say('(ялгаатай)', '(differs)') })).toHaveCount(0);
  await expect(rows).not.toHaveCount(0);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  for (const left of [3, 2, 1, 0]) {
    await page.getByRole('columnheader').first().getByRole('button').click();
    await expect(page.getByRole('columnheader')).toHaveCount(left);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
});

test(
  'a change of stock made through the API is in the next search and on the page',
  { tag: '@any-size' },
  async ({ page, at, say }) => {
    const { slug, name, id, variant } = await rarity();
    const found = async () => (await shop.search(name)).includes(id);
    const address = at(`/products/${slug}`);
    const held = say('Өөр хүн төлж байна', 'Being paid for');
    await page.goto(address);
    const add = page.getByRole('main').getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') });
    await expect(add.first()).toBeVisible();
    await expect.poll(found).toBe(true);

    const release = await takeAll(variant);
    await expect.poll(found).toBe(false);
    await expect.poll(() => htmlOf(address)).toContain(held);
    await page.reload();
    await expect(page.getByText(held).first()).toBeVisible();
    // Of ten minutes, the first may be over.
    await expect(page.getByText(new RegExp(say('(9|10) минутын дотор', 'again in (9|10) minutes')))).toBeVisible();
    await expect(add).toHaveCount(0);

    await release();
    await expect.poll(found).toBe(true);
    await expect.poll(() => htmlOf(address)).not.toContain(held);
    await page.reload();
    await expect(add.first()).toBeVisible();
  },
);

test(
  'a change of price made through the API is in the next search, in lists and on the page',
  { tag: '@any-size' },
  async ({ page, at, say }) => {
    const { slug, name, id, price, variant } = await rarity();
    const low = 12_345;
    const shown = '12,345₮';
    const found = async () => (await shop.searchPrices(name)).get(id);
    const listing = at(`/products?q=${encodeURIComponent(name)}`);
    // Cached by the server from now on.
    for (const path of [at(`/products/${slug}`), listing]) expect(await htmlOf(path)).not.toContain(shown);

    await shop.asStaff(changeProduct, {
      params: { slug },
      body: { product: { price: 50_000, selling_price: low, sale_start_at: null, sale_expire_at: null } },
    });
    await expect.poll(found).toBe(low);
    for (const path of [at(`/products/${slug}`), listing]) {
      await expect.poll(() => htmlOf(path)).toContain(shown);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible();
    }

    const stock = (count_on_hand: number) =>
      shop.asStaff(changeVariant, {
        params: variant,
        body: { variant: { stock_item: { count_on_hand, force: true } } },
      });
    await stock(0);
    await expect.poll(found).toBe(undefined);
    await expect.poll(() => htmlOf(at(`/products/${slug}`))).toContain(say('Дууссан', 'Sold out'));
    await stock(variant.total_on_hand);
    await shop.asStaff(changeProduct, { params: { slug }, body: { product: { price, selling_price: null } } });
    await expect.poll(found).toBe(Number(price));
  },
);

test('a row of hotels has no room for lines that none of them needs', async ({ page, at }) => {
  await page.goto(at('/hotels'));
  await hydrated(page);
  const places = await cards(page).evaluateAll(all =>
    all.map(card => {
      const bounds = (part: string) => card.querySelector(part)!.getBoundingClientRect();
      const [name, rating, price] = [bounds('h2 a'), bounds('.rating'), bounds('[data-size]')];
      return {
        top: name.top,
        holes: [rating.top - name.bottom, price.top - rating.bottom],
        room: card.getBoundingClientRect().bottom - bounds('.words > :last-child').bottom,
      };
    }),
  );
  const tops = new Set(places.map(({ top }) => Math.round(top)));
  expect(tops.size).toBeLessThan(places.length);
  for (const rowTop of tops) {
    const row = places.filter(({ top }) => Math.round(top) === rowTop);
    expect(Math.min(...row.map(({ room }) => room))).toBeLessThan(8);
    for (const { holes } of row) for (const hole of holes) expect(hole).toBeLessThan(8);
  }
});

test('an old price is beside the price where there is room', async ({ page, at }) => {
  await page.goto(at('/products?on_sale=1&sort=price_asc'));
  await hydrated(page);
  const lines = await cards(page).evaluateAll(all =>
    all.slice(0, 4).map(card => {
      const [now, old, percent] = ['strong', 's', 'em'].map(part => card.querySelector(part)!.getBoundingClientRect());
      const needed = now!.width + old!.width + percent!.width + 2 * 8;
      return { isBeside: old!.top < now!.bottom, isPossible: needed < card.querySelector('h2')!.clientWidth };
    }),
  );
  if (!isPhone(page)) expect(lines.filter(({ isPossible }) => isPossible).length).toBeGreaterThan(0);
  for (const { isBeside, isPossible } of lines) expect(isBeside).toBe(isPossible);
});
