import type { ProductCard } from '@ortoo/contracts';
import { getProduct, listHotelRooms, listHotels, listProducts } from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let client: TestClient;
let cards: ProductCard[];

beforeAll(async () => {
  test = await startTestShop({ contents: 'whole' });
  client = testClient(test.app);
  cards = [];
  for (let page = 1; ; page += 1) {
    const { body } = await client.call(listProducts, { query: { page, per_page: 100, sort: 'price_asc' } });
    cards.push(...body.products);
    if (page >= body.pages) return;
  }
});
afterAll(() => test.close());

const lowest = (prices: readonly { selling_price: string }[]) =>
  Math.min(...prices.map(({ selling_price }) => Number(selling_price)));

it('is that of the cheapest variant in stock, on the card and on the page of every product', async () => {
  expect(cards.length).toBeGreaterThan(300);
  for (const card of cards) {
    const { body: product } = await client.call(getProduct, { params: { slug: card.slug } });
    const sold = product.variants.filter(({ in_stock }) => in_stock);
    const isFrom = sold.some(({ selling_price }) => Number(selling_price) > lowest(sold));
    expect([card.slug, Number(card.selling_price), card.is_from]).toEqual([card.slug, lowest(sold), isFrom]);
  }
});

it('sorts the products as it shows them', () => {
  const prices = cards.map(({ selling_price }) => Number(selling_price));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

it('is that of the cheapest night of every hotel', async () => {
  const { body } = await client.call(listHotels, { query: { per_page: 100 } });
  expect(body.hotels.length).toBeGreaterThan(5);
  for (const { slug, selling_price } of body.hotels) {
    const { rooms } = (await client.call(listHotelRooms, { query: { hotel: slug } })).body;
    const nights = rooms.filter(room => room.rooms > 0).map(({ night_price }) => Number(night_price));
    expect([slug, Number(selling_price)]).toEqual([slug, Math.min(...nights)]);
  }
});
