import * as endpoints from '@ortoo/contracts/endpoints';
import { newShopper } from '../../testing/buyers';
import { errorOf, testClient, type TestClient } from '../../testing/client';
import { makeMember } from '../../testing/staff';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { travelVariants } from '../../testing/travel-examples';
import { takeNights } from '../nights.tables';
import { takeSeats } from '../departures.tables';
import { transact } from '../../db/changes';

let test: TestShop;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
  visitor = testClient(test.app, { 'accept-language': 'en' });
  staff = testClient(test.app, { 'accept-language': 'en' });
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const [camp, dunes] = [101, 103];
const month = '2026-12';
const input = (id: number) => ({ params: { id }, query: { month } });
const read = async (id: number) => (await staff.call(endpoints.getStaffTravel, input(id))).body;
const nights = (body: object) =>
  staff.call(endpoints.changeStaffNights, {
    ...input(camp),
    body: { variant_id: travelVariants.ger, from: '2026-12-10', to: '2026-12-12', rooms: 1, ...body },
  });
const nightOf = async (date: string) => (await read(camp)).rooms[0]?.nights.find(night => night.date === date);
const free = async (date: string) => {
  const query = { hotel: 'river-camp', month, rooms: 1, adults: 2 };
  const { body } = await visitor.call(endpoints.listHotelNights, { query });
  return body.nights.find(night => night.date === date)?.rooms_left;
};

it('shows the nights of a month by kind of room, with their prices', async () => {
  const { rooms, weekend_percent, seasons, ...rest } = await read(camp);
  expect(rest).toMatchObject({ name: 'River Camp', kind: 'hotel', departures: [] });
  expect([weekend_percent, seasons.length]).toEqual([120, 1]);
  expect(rooms.map(({ variant_id, stock, nights: all }) => [variant_id, stock, all.length])).toEqual([
    [travelVariants.ger, 3, 31],
    [travelVariants.cabin, 1, 31],
  ]);
  // A Thursday and a Friday.
  expect((await nightOf('2026-12-10'))?.price).toBe('100000.0');
  expect((await nightOf('2026-12-11'))?.price).toBe('120000.0');
});

it('changes the rooms of a range of nights, but never below those taken', async () => {
  const before = (await free('2026-12-11')) ?? 0;
  expect((await nights({})).status).toBe(200);
  expect(await nightOf('2026-12-11')).toMatchObject({ rooms: 1, taken: 0 });
  expect(await free('2026-12-11')).toBe(before - 2);
  const stay = { variant_id: travelVariants.ger, check_in: '2026-12-11', check_out: '2026-12-12', rooms: 1 };
  await transact(test.shop.db, trx => takeNights(trx, [stay]));
  expect(errorOf(await nights({ rooms: 0 })).code).toBe('NIGHTS_SOLD');
  expect(await nightOf('2026-12-10')).toMatchObject({ rooms: 1 });
  expect((await nights({ rooms: null })).status).toBe(200);
  expect(await nightOf('2026-12-11')).toMatchObject({ rooms: null, taken: 1 });
  expect(Object.keys(errorOf(await nights({ rooms: 4 })).errors ?? {})).toEqual(['rooms']);
  expect(Object.keys(errorOf(await nights({ to: '2026-12-01' })).errors ?? {})).toEqual(['to']);
});

it('gives nights a price of their own, which a stay costs, and leaves their rooms as they are', async () => {
  const room = { variant_id: travelVariants.ger, from: '2026-12-18', to: '2026-12-18' };
  const set = (change: object) =>
    staff.call(endpoints.changeStaffNights, { ...input(camp), body: { ...room, ...change } });
  expect((await set({ rooms: 2 })).status).toBe(200);
  expect((await set({ price: 190_000 })).status).toBe(200);
  expect(await nightOf('2026-12-18')).toMatchObject({ rooms: 2, price: '190000.0', has_own_price: true });
  const stay = { check_in: '2026-12-18', check_out: '2026-12-19', rooms: 1, adults: 2, hotel: 'river-camp' };
  const rooms = async () => {
    const { body } = await visitor.call(endpoints.listHotelRooms, { query: stay });
    return body.rooms.find(({ variant_id }) => variant_id === travelVariants.ger);
  };
  expect((await rooms())?.total).toBe('190000.0');
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ before: { nights: [{ rooms: 2, price: null }] }, after: { price: 190_000 } });
  expect((await set({ price: null })).status).toBe(200);
  expect(await nightOf('2026-12-18')).toMatchObject({ rooms: 2, has_own_price: false });
  expect((await rooms())?.total).toBe('120000.0');
  expect(Object.keys(errorOf(await set({ price: 0 })).errors ?? {})).toEqual(['price']);
});

it('changes seasons and weekends, unless somebody else was faster', async () => {
  const { lock_version } = await read(camp);
  const seasons = [{ name: { mn: 'Өвөл', en: 'Winter' }, first_day: '12-01', last_day: '02-28', percent: 80 }];
  const save = () =>
    staff.call(endpoints.changeStaffRates, { ...input(camp), body: { lock_version, weekend_percent: 150, seasons } });
  expect((await save()).body).toMatchObject({ weekend_percent: 150, seasons });
  expect((await nightOf('2026-12-10'))?.price).toBe('80000.0');
  expect((await nightOf('2026-12-11'))?.price).toBe('120000.0');
  const page = await visitor.call(endpoints.getProduct, { params: { slug: 'river-camp' } });
  expect(page.body.selling_price).toBe('80000.0');
  expect(await save()).toMatchObject({ status: 409, body: { code: 'PRODUCT_CHANGED' } });
});

it('adds, changes and removes departures of a trip, but none that is booked', async () => {
  const set = (date: string, seats: number | null) =>
    staff.call(endpoints.changeStaffDeparture, { ...input(dunes), body: { date, seats } });
  expect((await set('2026-12-24', 6)).body.departures).toContainEqual({ date: '2026-12-24', seats: 6, taken: 0 });
  const days = async () =>
    (await visitor.call(endpoints.getProduct, { params: { slug: 'dunes' } })).body.details.departures;
  expect(await days()).toContain('2026-12-24');
  await transact(test.shop.db, trx => takeSeats(trx, [{ product_id: dunes, departs_on: '2026-12-24', seats: 2 }]));
  expect(errorOf(await set('2026-12-24', 1)).code).toBe('SEATS_SOLD');
  expect(errorOf(await set('2026-12-24', null)).code).toBe('SEATS_SOLD');
  expect((await set('2026-12-24', 2)).status).toBe(200);
  await set('2026-12-25', 3);
  await set('2026-12-25', null);
  expect(await days()).not.toContain('2026-12-25');
});

it('is for hotels and trips, and for the staff of their vendor', async () => {
  expect(await staff.reject(endpoints.getStaffTravel, input(1))).toMatchObject({ status: 404 });
  const { db } = test.shop;
  await db.insertInto('vendors').values({ id: 2, code: 'other', name: '{"mn":"Өөр"}', description: '{}' }).execute();
  const { client, id } = await newShopper(test);
  await db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('id', '=', id).execute();
  await makeMember(db, id, 'Manager', 2);
  expect(await client.reject(endpoints.getStaffTravel, input(camp))).toMatchObject({ status: 404 });
});
