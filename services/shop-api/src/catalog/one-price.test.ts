import type { ProductCard } from '@ortoo/contracts';
import {
  calculateStayPrice,
  getProduct,
  listHotelNights,
  listHotelRooms,
  listHotels,
  listProducts,
} from '@ortoo/contracts/endpoints';
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
    const isFrom = card.kind === 'hotel' || sold.some(({ selling_price }) => Number(selling_price) > lowest(sold));
    expect([card.slug, Number(card.selling_price), card.is_from]).toEqual([card.slug, lowest(sold), isFrom]);
  }
});

it('sorts the products as it shows them', () => {
  const prices = cards.map(({ selling_price }) => Number(selling_price));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

const allHotels = async () => (await client.call(listHotels, { query: { per_page: 100 } })).body.hotels;

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The next 18 months, as far as nights can be booked. */
const months = Array.from({ length: 18 }, (_, at) => new Date(Date.UTC(2026, 10 + at, 1)).toISOString().slice(0, 7));

it('is the lowest that the checkout asks for a night in every hotel', async () => {
  const own = new Map(cards.map(card => [card.slug, card]));
  for (const { slug, selling_price, is_from } of await allHotels()) {
    const nights = [];
    for (const month of months) {
      const { body } = await client.call(listHotelNights, { query: { hotel: slug, month, adults: 1 } });
      nights.push(
        ...body.nights.flatMap(({ date, price }) => (price === null ? [] : [{ date, price: Number(price) }])),
      );
    }
    const cheapest = nights.toSorted((a, b) => a.price - b.price)[0]!;
    const { body: product } = await client.call(getProduct, { params: { slug } });
    const totals: number[] = [];
    for (const { id } of product.variants) {
      const stay = { check_in: cheapest.date, check_out: dayAfter(cheapest.date), rooms: 1, adults: 1, children: [] };
      const quote = await client.call(calculateStayPrice, { body: { variant_id: id, ...stay } });
      if (quote.status === 200) totals.push(Number(quote.body.total));
    }
    expect([slug, Number(selling_price), is_from]).toEqual([slug, Math.min(...totals), true]);
    expect([slug, Number(own.get(slug)?.selling_price)]).toEqual([slug, cheapest.price]);
  }
});

it('narrows the hotels by the price that it shows', async () => {
  const [cheapest] = (await allHotels()).toSorted((a, b) => Number(a.selling_price) - Number(b.selling_price));
  const price = Number(cheapest?.selling_price);
  const count = async (price_max: number) =>
    (await client.call(listProducts, { query: { kind: 'hotel', price_max } })).body.total_count;
  expect(await count(price)).toBeGreaterThan(0);
  expect(await count(price - 1)).toBe(0);
});

it('is that of the cheapest night of every hotel', async () => {
  const hotels = await allHotels();
  expect(hotels.length).toBeGreaterThan(5);
  for (const { slug, selling_price } of hotels) {
    const { rooms } = (await client.call(listHotelRooms, { query: { hotel: slug } })).body;
    const nights = rooms.filter(room => room.rooms > 0).map(({ night_price }) => Number(night_price));
    expect([slug, Number(selling_price)]).toEqual([slug, Math.min(...nights)]);
  }
});
