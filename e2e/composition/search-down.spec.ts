import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cards as cardsOf, searchBox } from '../fixtures/listing';
import { searchProxy, type SearchProxy } from '../fixtures/search-proxy';
import { startShop, template, workspace, type ShopServer } from '../fixtures/shop-server';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// A shop whose search service runs elsewhere: it uses the first shop's, through a proxy that can be shut.
const dataDir = join(workspace, '.cache/e2e-search-down');

let search: SearchProxy;
let shop: ShopServer;

test.use({ tolerant: true });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await cp(template, dataDir, { recursive: true });
  search = await searchProxy(process.env['SHOP_ORIGIN'] ?? '');
  await search.up();
  shop = await startShop(dataDir, { SEARCH_ORIGIN: search.origin });
});
test.afterAll(async () => {
  await shop.stop();
  await search.down();
});

const notice = 'Search is limited right now';

test('the search service fails: lists come from the database with a notice, suggestions too; then it recovers', async ({
  page,
}) => {
  const list = `${shop.origin}/en/t/goods/fashion/shoes`;
  const cards = cardsOf(page);
  await page.goto(list);
  await expect(page.getByText(notice)).toBeHidden();
  const counted = await cards.count();
  const brand = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name: /^Ul/ });
  await expect(brand).toHaveAccessibleName(/^Ul \d+$/);

  await search.down();
  for (const path of ['/', '/products/khangai-esgii-gutal-brown', '/brands/ul', '/hotels']) {
    expect((await fetch(shop.origin + path)).status, path).toBe(200);
  }
  const answer = await page.goto(`${list}?sort=price_asc`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(cards).toHaveCount(counted);
  await hydrated(page);
  await expectAccessible(page);
  await brand.click();
  await expect(page).toHaveURL(/brand=ul/);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Ul');
  await expect.poll(() => cards.count()).toBeLessThan(counted);

  const box = searchBox(page);
  await box.fill('terelj');
  await expect(page.getByRole('group', { name: 'Products', exact: true })).toContainText('Terelj');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await box.press('Enter');
  await expect(page).toHaveURL(/q=terelj/);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(cards.first()).toContainText('Terelj');

  await search.up();
  await page.reload();
  await expect(cards.first()).toContainText('Terelj');
  await expect(page.getByText(notice)).toBeHidden();
});
