import { getRecipe, getSiteData, listBottles, listRecipes, listStockists } from '@ortoo/contracts/endpoints';
import { locales } from '@ortoo/i18n';
import { sql } from 'kysely';
import { catalogue } from '../seed/catalogue';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
let client: TestClient;
beforeAll(async () => {
  test = await startTestShop({ catalogue });
  client = testClient(test.app);
});
afterAll(() => test.close());

const inLanguage = (tag: string) => ({ 'accept-language': tag });
const cyrillic = /[А-яЁёӨөҮү]/;
const tags = { mn: 'mn', en: 'en', ru: 'ru', cn: 'zh-Hans', it: 'it' };

it('lists the bottles with names of its own and the prices of the shop', async () => {
  const { body } = await client.call(listBottles, {}, inLanguage('en'));
  expect(body.bottles.map(({ name, volume }) => `${name} ${volume}`)).toEqual([
    'Munkh Tsas 700',
    'Munkh Tsas 500',
    'Munkh Tsas in a gift box 700',
    'Munkh Tsas with juniper 700',
    'Munkh Tsas with juniper and honey 700',
  ]);
  expect(body.bottles[0]).toMatchObject({
    strength: 39,
    image: '/pictures/brand-bottle_plain',
    variant: { slug: 'munkh-tsas-arkhi-07', selling_price: '89000.0', availability: 'in_stock', alcohol: true },
  });
  expect(body.bottles[2]?.variant).toMatchObject({ sale_percent: 10, selling_price: '134100.0' });
});

it('has the recipes in every language, each with no word of another script', async () => {
  for (const locale of locales) {
    const headers = inLanguage(tags[locale]);
    const { body: list } = await client.call(listRecipes, {}, headers);
    expect(list.recipes).toHaveLength(8);
    for (const { slug } of list.recipes) {
      const { body } = await client.call(getRecipe, { params: { slug } }, headers);
      const { title, summary, image_alt, glass, steps, tip, ingredients } = body;
      const names = ingredients.map(({ name }) => name);
      const texts = [title, summary, image_alt, glass, tip, ...steps, ...names].join('\n');
      expect(texts).not.toMatch(/undefined/);
      expect({ slug, locale, hasCyrillic: cyrillic.test(texts) }).toEqual({
        ...{ slug, locale },
        hasCyrillic: locale === 'mn' || locale === 'ru',
      });
      if (locale === 'cn') expect(texts).not.toMatch(/[一-龥] \d|\d [一-龥]/);
    }
  }
});

it('says what of a recipe the shop sells, and where the rest of the list goes on', async () => {
  const { body } = await client.call(getRecipe, { params: { slug: 'taiga-dusk' } }, inLanguage('en'));
  expect(
    body.ingredients.map(({ name, amount, unit, shopping }) => [name, amount, unit, shopping?.variant.slug]),
  ).toEqual([
    ['Munkh Tsas vodka', 40, 'ml', 'munkh-tsas-arkhi-07'],
    ['frozen blueberries', 60, 'g', 'ners-frozen'],
    ['lemon juice', 15, 'ml', undefined],
    ['Selenge honey', 10, 'g', 'zugiin-bal-meadow'],
    ['cold sparkling water', 80, 'ml', undefined],
    ['ice cubes', 3, 'piece', undefined],
  ]);
  expect(body.others.map(({ slug }) => slug)).toEqual(['uvs-sun', 'juniper-frost', 'winter-tea']);
  const last = await client.call(getRecipe, { params: { slug: 'clear-road' } });
  expect(last.body.others.map(({ slug }) => slug)).toEqual(['first-snow', 'taiga-dusk', 'uvs-sun']);
});

it('has a recipe without alcohol, and no other without it', async () => {
  const { body: list } = await client.call(listRecipes, {});
  for (const { slug, taste } of list.recipes) {
    const { body } = await client.call(getRecipe, { params: { slug } });
    const hasAlcohol = body.ingredients.some(({ shopping }) => shopping?.variant.alcohol);
    expect({ slug, hasAlcohol }).toEqual({ slug, hasAlcohol: taste !== 'alcohol_free' });
  }
});

it('tells the brand’s site where the shop is, and has the brand’s pages in its menu', async () => {
  const siteOf = async (host: string) => (await client.call(getSiteData, {}, { ...inLanguage('it'), host })).body;
  const brand = await siteOf('munkh-tsas.localhost');
  expect(brand.configs).toMatchObject({ age_gate: 'birth_date', shop_origin: test.shop.hosts.originOf('ortoo') });
  expect(brand.menus.main.map(({ title, url }) => [title, url])).toEqual([
    ['Storia', '/brand/story'],
    ['La vodka', '/brand/product'],
    ['Ricette', '/brand/recipes'],
    ['Dove acquistare', '/brand/where-to-buy'],
  ]);
  expect(JSON.stringify([brand.menus, brand.configs.address, brand.configs.about])).not.toMatch(cyrillic);
  const shop = await siteOf('localhost');
  expect(shop.configs).toMatchObject({ age_gate: 'confirm', shop_origin: null });
  expect(shop.menus.main[0]?.url).toMatch(/^\/t\//);
});

it('does not know other recipes', async () => {
  expect((await client.reject(getRecipe, { params: { slug: 'mojito' } })).status).toBe(404);
});

it('lists the stores that have a bottle now, in English where they have no text of the reader’s language', async () => {
  const stockists = async (tag: string) => (await client.call(listStockists, {}, inLanguage(tag))).body.stockists;
  expect((await stockists('it'))[0]).toMatchObject({ locale: 'it', name: 'Negozio centrale' });
  await test.shop.db
    .updateTable('stock_locations')
    .set({ name: sql`name - 'it'`, address: sql`address - 'it'` })
    .execute();
  const [first, ...others] = await stockists('it');
  expect(first).toMatchObject({
    ...{ code: 'tuv', locale: 'en', name: 'Central store', phone: '+97677001234' },
    address: '3 University Street, 8th khoroo, Sukhbaatar district',
    hours: [{ opens: '10:00' }, { opens: '11:00' }],
  });
  expect(first?.bottles.map(({ name }) => name).join()).toMatch(/Munkh Tsas/);
  // Places that only hand over orders have no shelf.
  expect([first, ...others].map(store => store?.code)).not.toContain('dragon');
  expect((await stockists('mn'))[0]).toMatchObject({ locale: 'mn', name: 'Төв салбар' });

  await test.shop.db.deleteFrom('stock_items').where('stock_location_id', '=', 1).execute();
  expect((await stockists('en')).map(({ code }) => code)).not.toContain('tuv');
});

it('leaves out what is no longer sold', async () => {
  await write(test.shop.db, 'product', trx =>
    trx
      .updateTable('products')
      .set({ published: false })
      .where('slug', 'in', ['munkh-tsas-arkhi-05', 'ners-frozen'])
      .execute(),
  );
  const { body } = await client.call(listBottles, {});
  expect(body.bottles.map(({ variant }) => variant.slug)).not.toContain('munkh-tsas-arkhi-05');
  const recipe = await client.call(getRecipe, { params: { slug: 'taiga-dusk' } });
  expect(recipe.body.ingredients[1]?.shopping).toBeNull();
});
