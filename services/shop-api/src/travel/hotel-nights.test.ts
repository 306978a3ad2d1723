import type { HotelNight } from '@ortoo/contracts';
import { calculateStayPrice, listHotelNights, listHotelRooms, listHotels } from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { exampleTime } from '../testing/images';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { addDays } from './days.rules';

let test: TestShop;
let client: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'whole' });
  client = testClient(test.app, { 'accept-language': 'en' });
});
afterAll(() => test?.close());

const first = exampleTime.toISOString().slice(0, 10);
const days = Array.from({ length: 60 }, (_, at) => addDays(first, at));
const months = [...new Set(days.map(date => date.slice(0, 7)))];

const nightsOf = async (hotel: string | undefined, guests = {}): Promise<Map<string, HotelNight>> => {
  const nights = new Map<string, HotelNight>();
  for (const month of months) {
    const { body } = await client.call(listHotelNights, { query: { ...(hotel && { hotel }), month, ...guests } });
    for (const night of body.nights) nights.set(night.date, night);
  }
  return nights;
};

const hotels = async () => (await client.call(listHotels, { query: { per_page: 100 } })).body.hotels;

/** The cheapest of these rooms for one night, by calculate_price. */
const calculated = async (variants: readonly number[], date: string): Promise<number | null> => {
  const prices = await Promise.all(
    variants.map(async variant_id => {
      const body = { variant_id, check_in: date, check_out: addDays(date, 1), adults: 3, children: [8] };
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/v2${calculateStayPrice.path}`,
        payload: body,
      });
      return answer.statusCode === 200 ? Number(answer.json<{ total: string }>().total) : Infinity;
    }),
  );
  const lowest = Math.min(...prices);
  return lowest === Infinity ? null : lowest;
};

it('has the lowest price that calculate_price has, for every hotel and 60 days', async () => {
  const all = await hotels();
  expect(all.length).toBeGreaterThan(5);
  for (const { slug } of all) {
    const { rooms } = (await client.call(listHotelRooms, { query: { hotel: slug } })).body;
    const nights = await nightsOf(slug, { adults: 3, children: '8' });
    const variants = rooms.map(({ variant_id }) => variant_id);
    for (const date of days) {
      const price = nights.get(date)?.price;
      expect([slug, date, price == null ? price : Number(price)]).toEqual([
        slug,
        date,
        await calculated(variants, date),
      ]);
    }
  }
});

it('has the lowest of all hotels without a hotel, and no season', async () => {
  const each: Map<string, HotelNight>[] = [];
  for (const { slug } of await hotels()) each.push(await nightsOf(slug));
  const together = await nightsOf(undefined);
  for (const date of days) {
    const prices = each.map(nights => Number(nights.get(date)?.price ?? Infinity));
    expect([date, Number(together.get(date)?.price)]).toEqual([date, Math.min(...prices)]);
    expect(together.get(date)?.season).toBeNull();
  }
});

it('has the rooms that are left, and no price for a night that is sold out', async () => {
  const { rooms } = (await client.call(listHotelRooms, { query: { hotel: 'hotel-zaisan' } })).body;
  const [cheapest] = rooms.map(({ variant_id }) => variant_id);
  const take = (variant_id: number, night: string, taken: number) =>
    test.shop.db.insertInto('room_nights').values({ variant_id, night, taken }).execute();
  const all = rooms.reduce((sum, room) => sum + room.rooms, 0);
  await take(cheapest!, '2026-12-10', 1);
  for (const { variant_id, rooms: count } of rooms) await take(variant_id, '2026-12-11', count);
  const nights = await nightsOf('hotel-zaisan');
  expect(nights.get('2026-12-09')).toMatchObject({ rooms_left: all, display_price: '380,000₮', weekend: false });
  expect(nights.get('2026-12-10')).toMatchObject({ rooms_left: all - 1, display_price: '380,000₮' });
  expect(nights.get('2026-12-11')).toEqual({
    date: '2026-12-11',
    price: null,
    display_price: null,
    rooms_left: 0,
    weekend: true,
    season: null,
    held_until: null,
  });
});

it('names the season of a night, and begins today', async () => {
  const nights = await nightsOf('hotel-zaisan');
  expect(nights.get('2026-12-31')).toMatchObject({ season: 'New Year' });
  expect([...nights.keys()].at(0)).toBe(first);
});

it('is not found for a hotel that does not exist, and rejects a month that is none', async () => {
  const query = { hotel: 'boots', month: '2026-12' };
  expect((await client.reject(listHotelNights, { query })).status).toBe(404);
  expect((await client.reject(listHotelNights, { query: { month: '2026-13' } })).status).toBe(422);
});
