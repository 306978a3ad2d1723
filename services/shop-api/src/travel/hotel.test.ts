import type { CalculatePrice, InputOf } from '@ortoo/contracts';
import { calculateStayPrice, getHotel, listAmenities, listHotelRooms, listHotels } from '@ortoo/contracts/endpoints';
import type { listHotelsSchemas } from '@ortoo/contracts/schema';
import { transact } from '../db/changes';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { travelVariants } from '../testing/travel-examples';
import { giveBackNights, takeNights } from './nights.tables';

let test: TestShop;
let client: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
  client = testClient(test.app, { 'accept-language': 'en' });
});
afterAll(() => test?.close());

const { ger, cabin } = travelVariants;
type Query = InputOf<typeof listHotelsSchemas>['query'];
const list = async (query: Query = {}) => (await client.call(listHotels, { query })).body.hotels;
const slugs = async (query: Query = {}) => (await list(query)).map(({ slug }) => slug).sort();
const price = (change: Partial<CalculatePrice>) =>
  client.call(calculateStayPrice, {
    body: {
      variant_id: ger,
      check_in: '2026-12-03',
      check_out: '2026-12-05',
      adults: 2,
      ...change,
    },
  });

describe('the list of hotels', () => {
  it('has all hotels, with stars, place and amenities', async () => {
    expect(await slugs()).toEqual(['river-camp', 'town-inn']);
    expect((await list()).find(({ slug }) => slug === 'river-camp')).toMatchObject({
      stars: 4,
      place: 'Terelj',
      location: { lat: 47.9, lon: 107.4 },
      amenities: [
        { code: 'sauna', name: 'Sauna' },
        { code: 'parking', name: 'Parking' },
      ],
      stay_total: null,
    });
  });

  it.each<[string, Query, string[]]>([
    ['one amenity', { amenities: 'parking' }, ['river-camp', 'town-inn']],
    ['all of several amenities', { amenities: 'parking,sauna' }, ['river-camp']],
    ['an amenity that no hotel has', { amenities: 'helipad' }, []],
    ['guests that fit in no room', { check_in: '2026-12-03', check_out: '2026-12-05', adults: 12, rooms: 1 }, []],
  ])('is narrowed by %s', async (_, query, expected) => expect(await slugs(query)).toEqual(expected));

  it('shows the price of the cheapest fitting room', async () => {
    const hotels = await list({ check_in: '2026-12-03', check_out: '2026-12-05', sort: 'price_asc' });
    expect(hotels.map(({ slug, stay_total }) => [slug, stay_total])).toEqual([
      ['town-inn', '176000.0'],
      ['river-camp', '220000.0'],
    ]);
  });

  it('counts the hotels of each amenity', async () => {
    const { body } = await client.call(listAmenities);
    expect(body.amenities).toEqual([
      { code: 'parking', name: 'Parking', hotels_count: 2 },
      { code: 'sauna', name: 'Sauna', hotels_count: 1 },
    ]);
  });

  it('rejects days that cannot be booked', async () => {
    const answer = await client.reject(listHotels, { query: { check_in: '2026-12-05', check_out: '2026-12-03' } });
    expect([answer.status, answer.body.code]).toEqual([422, 'STAY_DATES']);
  });
});

describe('a hotel', () => {
  it('shows its rules, seasons and rooms', async () => {
    const { body } = await client.call(getHotel, { query: { hotel: 'river-camp' } });
    expect(body).toMatchObject({
      check_in: '14:00',
      location: { lat: 47.9, lon: 107.4 },
      weekend_percent: 120,
      child_free_under: 6,
      seasons: [{ name: 'Summer', first_day: '06-15', last_day: '08-31', percent: 130 }],
    });
    expect(body.rooms.map(({ variant_id, beds, rooms, free }) => [variant_id, beds, rooms, free])).toEqual([
      [ger, 2, 3, null],
      [cabin, 2, 1, null],
    ]);
  });

  it('shows the price of a stay in each room, or why it is unavailable', async () => {
    const query = { hotel: 'river-camp', check_in: '2026-12-03', check_out: '2026-12-05', adults: 4, rooms: 2 };
    const { body } = await client.call(listHotelRooms, { query });
    expect(body.rooms.map(({ free, display_total, reason }) => [free, display_total, reason])).toEqual([
      [3, '440,000₮', null],
      [1, null, 'Sorry, no rooms are available on these nights. Try other dates or another room.'],
    ]);
  });

  it.each([
    ['hotel_detail', getHotel],
    ['hotel_rooms', listHotelRooms],
  ])('is not found by %s when there is none', async (_, endpoint) => {
    expect((await client.get(`${endpoint.path}?hotel=boots`)).status).toBe(404);
  });
});

describe('calculate_price', () => {
  it('answers night by night', async () => {
    const { body } = await price({ adults: 2, children: [8] });
    expect(body).toMatchObject({
      nights: [
        { date: '2026-12-03', price: '100000.0', weekend: false, season: null },
        { date: '2026-12-04', price: '120000.0', weekend: true, season: null },
      ],
      room_total: '220000.0',
      extra_beds: [{ count: 1, child: true, night_price: '20000.0', amount: '40000.0' }],
      total: '260000.0',
      display_total: '260,000₮',
      free: 3,
    });
  });

  it('names the season in the reader’s language', async () => {
    const { body } = await price({ check_in: '2027-07-05', check_out: '2027-07-06' });
    expect(body.nights[0]).toMatchObject({ price: '130000.0', season: 'Summer' });
  });

  it.each([
    ['STAY_DATES', { check_out: '2026-12-03' }],
    ['STAY_PAST', { check_in: '2026-11-20' }],
    ['STAY_LONG', { check_out: '2027-01-31' }],
    ['GUESTS_TOO_MANY', { adults: 4 }],
    ['ROOM_WITHOUT_ADULT', { adults: 1, rooms: 2 }],
    ['ROOMS_TAKEN', { adults: 4, rooms: 4 }],
    ['VARIANT_NOT_FOUND', { variant_id: 10 }],
    ['INVALID', { check_in: '2026-02-30' }],
    ['INVALID', { children: [18] }],
  ])('rejects with %s: %o', async (code, change) => expect(errorOf(await price(change)).code).toBe(code));
});

describe('nights', () => {
  const nights = (check_in: string, check_out: string, rooms = 1) => ({
    variant_id: cabin,
    check_in,
    check_out,
    rooms,
  });
  const take = (...stays: ReturnType<typeof nights>[]) =>
    transact(test.shop.db, async trx => {
      const short = await takeNights(trx, stays);
      if (short !== undefined) throw new Error('taken');
    });
  const free = async (check_in: string, check_out: string) =>
    errorOf(await price({ variant_id: cabin, check_in, check_out })).code ?? 'free';

  it('are taken to the day of departure, which is the next guest’s day of arrival', async () => {
    await take(nights('2026-12-10', '2026-12-13'));
    expect(await free('2026-12-12', '2026-12-14')).toBe('ROOMS_TAKEN');
    expect(await free('2026-12-13', '2026-12-14')).toBe('free');
    expect(await free('2026-12-08', '2026-12-10')).toBe('free');
    await take(nights('2026-12-13', '2026-12-15'));
  });

  it('are taken all or none', async () => {
    await expect(take(nights('2026-12-08', '2026-12-11'))).rejects.toThrow('taken');
    expect(await free('2026-12-08', '2026-12-10')).toBe('free');
  });

  it('are free again when they are released', async () => {
    await giveBackNights(test.shop.db, [nights('2026-12-10', '2026-12-13')]);
    expect(await free('2026-12-10', '2026-12-13')).toBe('free');
  });

  it('may have fewer rooms than the others', async () => {
    await test.shop.db
      .insertInto('room_nights')
      .values({ variant_id: ger, night: '2026-12-20', taken: 0, rooms: 1 })
      .execute();
    expect((await price({ check_in: '2026-12-19', check_out: '2026-12-22' })).body.free).toBe(1);
    const two = { variant_id: ger, check_in: '2026-12-19', check_out: '2026-12-22', rooms: 2 };
    await expect(take(two)).rejects.toThrow('taken');
  });
});
