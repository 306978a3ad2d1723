import { type AddLineItem, type ApiErrorBody, type Order, pathOf } from '@ortoo/contracts';
import {
  addLineItem,
  changeLineItem,
  completeCheckout,
  createInvoice,
  emptyOrder,
  getCurrentOrder,
  listDepartures,
  listHotelNights,
  listHotelRooms,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../checkout/api';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { sandboxPage } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { travelVariants } from '../testing/travel-examples';

let test: TestShop;
let client: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
});
afterAll(() => test?.close());

let shoppers = 0;
const newShopper = (): Promise<TestClient> => {
  const name = `guest${(shoppers += 1)}`;
  return signedInShopper(test, name, '', `${name}@example.org`, testClient(test.app, { 'accept-language': 'en' }));
};
beforeEach(async () => {
  await test.shop.db.deleteFrom('room_nights').execute();
  await test.shop.db.updateTable('trip_departures').set({ taken: 0 }).execute();
  await test.shop.db.updateTable('orders').set({ held_until: null }).execute();
  client = await newShopper();
});

type Booking = NonNullable<AddLineItem['line_item']['booking']>;
type Seats = Extract<Booking, { kind: 'trip' }>;
const { ger, cabin, trip } = travelVariants;
const stay: Extract<Booking, { kind: 'stay' }> = {
  kind: 'stay',
  check_in: '2026-12-03',
  check_out: '2026-12-05',
  rooms: 1,
  adults: 2,
  children: [8],
};
const bat: Seats['passengers'][number] = { salutation: 'MR', firstname: 'Bat', lastname: 'Dorj' };
const seats: Seats = {
  kind: 'trip',
  departure: '2026-11-26',
  passengers: [bat, { ...bat, salutation: 'MS', firstname: 'Nomin' }],
};

const add = (variant_id: number, booking?: Booking, visitor = client) =>
  visitor.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id, booking } } });

const invoice = async (visitor = client) => {
  const choice = { order: { payments_attributes: [{ payment_method_id: 1 }] } };
  const { body: current } = await visitor.call(getCurrentOrder);
  const { body: order } = await visitor.call(updateCheckout, { params: current!, body: choice });
  return visitor.call(createInvoice, { params: { number: order.number, id: order.payments.at(-1)!.id } });
};
const rejection = async (visitor: TestClient, variant_id: number, booking: Booking) => {
  const line = { params: { number: '0' }, body: { line_item: { variant_id, booking } } };
  const { code, error } = (await visitor.reject(addLineItem, line)).body;
  return [code, error];
};
const roomsFor = async ({ check_in, check_out, rooms, adults }: typeof stay) =>
  (await client.call(listHotelRooms, { query: { hotel: 'river-camp', check_in, check_out, rooms, adults } })).body;

const nightsTaken = async () =>
  (await test.shop.db.selectFrom('room_nights').select(['night', 'taken']).orderBy('night').execute()).map(
    ({ night, taken }) => `${night} ${taken}`,
  );
const seatsTaken = async () =>
  (
    await test.shop.db
      .selectFrom('trip_departures')
      .select('taken')
      .where('departs_on', '=', '2026-11-26')
      .executeTakeFirstOrThrow()
  ).taken;

describe('a stay in the cart', () => {
  it('is a line with the price of its nights and its days as text', async () => {
    const { status, body } = await add(ger, stay);
    expect(status).toBe(201);
    expect(body.line_items[0]).toMatchObject({
      quantity: 1,
      price: '260000.0',
      max_quantity: 1,
      booking: stay,
      options_text: 'Size: 41 · 3 Dec 2026 – 5 Dec 2026, 2 nights, 1 room, 2 adults, 1 child',
    });
    expect(body.shippable).toBe(false);
  });

  it('is one line for repeated additions, and another line for other days', async () => {
    await add(ger, stay);
    expect((await add(ger, stay)).body.line_items).toMatchObject([{ quantity: 1 }]);
    const { body } = await add(ger, { ...stay, check_out: '2026-12-06' });
    expect(body.line_items).toHaveLength(2);
  });

  it.each<[string, number, Booking | undefined]>([
    ['BOOKING_REQUIRED', ger, undefined],
    ['BOOKING_UNFIT', ger, seats],
    ['BOOKING_UNFIT', trip, stay],
    ['ROOMS_TAKEN', cabin, { ...stay, rooms: 2 }],
    ['GUESTS_TOO_MANY', ger, { ...stay, adults: 5 }],
    ['STAY_PAST', ger, { ...stay, check_in: '2026-11-01', check_out: '2026-11-03' }],
    ['DEPARTURE_UNKNOWN', trip, { ...seats, departure: '2026-11-27' }],
    ['DEPARTURE_PAST', trip, { ...seats, departure: '2026-11-21' }],
    ['SEATS_TAKEN', trip, { ...seats, passengers: [bat, bat, bat, bat, bat] }],
    ['INVALID', trip, { ...seats, passengers: [{ ...bat, firstname: ' ' }] }],
  ])('is rejected with %s', async (code, variant, booking) =>
    expect(errorOf(await add(variant, booking)).code).toBe(code),
  );

  it('is rejected with an unknown salutation', async () => {
    const booking = { ...seats, passengers: [{ ...bat, salutation: 'DR' }] };
    const path = pathOf(addLineItem, { number: '0' });
    const { body } = await client.post<ApiErrorBody>(path, { line_item: { variant_id: trip, booking } });
    expect(body.code).toBe('INVALID');
  });

  it('does not grow in the cart', async () => {
    const { body: order } = await add(ger, stay);
    const params = { number: order.number, id: order.line_items[0]!.id };
    const { body } = await client.reject(changeLineItem, { params, body: { line_item: { quantity: 2 } } });
    expect(body.code).toBe('BOOKING_UNFIT');
  });

  it('stays separate when a guest’s cart is merged into the shopper’s own', async () => {
    await client.signIn('shopper@example.mn', 'Shopper-2026');
    await add(ger, stay);
    const guest = testClient(test.app);
    const { body: order } = await add(ger, { ...stay, check_out: '2026-12-07' }, guest);
    await add(ger, stay, guest);
    await client.delete('/session');
    await client.signIn('shopper@example.mn', 'Shopper-2026', order.token!);
    const { body } = await client.call(getCurrentOrder);
    expect(body?.line_items.map(line => [line.quantity, line.booking])).toEqual([
      [1, stay],
      [1, { ...stay, check_out: '2026-12-07' }],
    ]);
  });
});

describe('nights and seats', () => {
  it('are held during the payment, and free after the deadline', async () => {
    await add(ger, stay);
    await add(trip, seats);
    expect(await nightsTaken()).toEqual([]);
    expect((await invoice()).status).toBe(200);
    expect(await nightsTaken()).toEqual(['2026-12-03 1', '2026-12-04 1']);
    expect(await seatsTaken()).toBe(2);
    expect(await stockOf(ger)).toBe(3);
    const { body: order } = await client.call(getCurrentOrder);
    await client.call(emptyOrder, { params: order! });
    expect(await nightsTaken()).toEqual(['2026-12-03 0', '2026-12-04 0']);
    expect(await seatsTaken()).toBe(0);
  });

  it('are free again without a payment in time', async () => {
    await add(ger, stay);
    await add(trip, seats);
    await invoice();
    test.pass(10 * 60_000 + 1);
    await freeOverdue(test.shop);
    expect([await nightsTaken(), await seatsTaken()]).toEqual([['2026-12-03 0', '2026-12-04 0'], 0]);
    test.pass(-(10 * 60_000 + 1));
  });

  it('stay with the buyer when the order is paid', async () => {
    await add(ger, stay);
    const { body: held } = await invoice();
    await client.post(sandboxPage(held), { action: 'approve' });
    const { body } = await client.call(completeCheckout, { params: held });
    expect([body.state, body.total, body.line_items[0]!.booking]).toEqual(['complete', '260000.0', stay]);
    const { body: sent } = await test.shop.db
      .selectFrom('outbox')
      .select('body')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent).toContain('3 Dec 2026 – 5 Dec 2026, 2 nights, 1 room, 2 adults, 1 child');
    expect(await nightsTaken()).toEqual(['2026-12-03 1', '2026-12-04 1']);
  });

  const pay = async (order: Order) => {
    await client.post(sandboxPage(order), { action: 'approve' });
    expect((await client.call(completeCheckout, { params: order })).body.state).toBe('complete');
  };

  it('that another buyer is paying for are held until then, not taken', async () => {
    await add(cabin, stay);
    await add(trip, { ...seats, passengers: [bat, bat, bat] });
    const other = await newShopper();
    const later = { ...stay, check_in: '2026-12-04', check_out: '2026-12-06' };
    await add(cabin, later, other);
    await add(trip, seats, other);
    const { body: held } = await invoice();
    test.pass(2 * 60_000);
    const text = 'Somebody is paying for it right now. It may be free again in 8 minutes.';
    const { held_until } = held;
    const { body: cart } = await other.call(getCurrentOrder);
    expect(cart?.line_items).toMatchObject(Array(2).fill({ insufficient_stock: true, held_until }));
    expect(cart?.warnings).toEqual([`River Camp: ${text}`, `Dunes: ${text}`]);
    expect(cart?.requirements).toContainEqual({ step: 'cart', field: 'line_items', message: text });
    const late = await newShopper();
    expect(await rejection(late, cabin, later)).toEqual(['STOCK_HELD', text]);
    expect(await rejection(late, trip, seats)).toEqual(['STOCK_HELD', text]);
    const { rooms } = await roomsFor(later);
    expect(rooms.find(({ variant_id }) => variant_id === cabin)).toMatchObject({ free: 0, held_until, reason: text });
    expect(rooms.find(({ variant_id }) => variant_id === ger)).toMatchObject({ held_until: null, reason: null });
    test.pass(-2 * 60_000);
  });

  it('are shown as held in the calendar while the last rooms are being paid for, and then as full', async () => {
    const nights = async () => {
      const { body } = await client.call(listHotelNights, {
        query: { hotel: 'river-camp', month: '2026-12', adults: 2 },
      });
      return Object.fromEntries(body.nights.slice(1, 5).map(night => [night.date.slice(8), night]));
    };
    await add(cabin, stay);
    const { body: first } = await invoice();
    test.pass(60_000);
    const other = await newShopper();
    await add(ger, { ...stay, check_in: '2026-12-04', check_out: '2026-12-06', rooms: 3, adults: 3 }, other);
    const { body: second } = await invoice(other);
    const free = { held_until: null, price: expect.any(String) };
    const held = (order: Order) => ({ price: null, rooms_left: 0, held_until: order.held_until });
    expect(await nights()).toMatchObject({ '03': free, '04': held(first), '05': free });
    await pay(first);
    expect(await nights()).toMatchObject({ '03': free, '04': held(second), '05': free });
    await other.post(sandboxPage(second), { action: 'approve' });
    await other.call(completeCheckout, { params: second });
    expect(await nights()).toMatchObject({ '04': { price: null, held_until: null } });
    test.pass(-60_000);
  });

  it('that are sold elsewhere are reported in the cart, and not sold twice', async () => {
    await add(cabin, stay);
    const other = await newShopper();
    await add(cabin, { ...stay, check_in: '2026-12-04', check_out: '2026-12-06' }, other);
    await pay((await invoice()).body);
    const { body: cart } = await other.call(getCurrentOrder);
    expect(cart?.line_items[0]).toMatchObject({ insufficient_stock: true, held_until: null });
    const text = 'Sorry, no rooms are available on these nights. Try other dates or another room.';
    expect(cart?.requirements).toContainEqual({ step: 'cart', field: 'line_items', message: text });
    expect(cart?.warnings).toEqual([`River Camp: ${text}`]);
  });
});

const stockOf = async (id: number) =>
  (await test.shop.db.selectFrom('variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

describe('departures of a trip', () => {
  const departures = async () => (await client.call(listDepartures, { query: { trip: 'dunes' } })).body.departures;

  it('are those to come, with the seats that are left', async () => {
    await add(trip, seats);
    await invoice();
    expect(await departures()).toEqual([
      { date: '2026-11-26', returns_on: '2026-11-28', seats: 4, seats_left: 2, held_until: null },
      { date: '2026-12-03', returns_on: '2026-12-05', seats: 4, seats_left: 4, held_until: null },
    ]);
  });

  it('whose last seats are being paid for say until when', async () => {
    await add(trip, { ...seats, passengers: [bat, bat, bat, bat] });
    const { body: held } = await invoice();
    expect(await departures()).toMatchObject([{ seats_left: 0, held_until: held.held_until }, { held_until: null }]);
    await client.post(sandboxPage(held), { action: 'approve' });
    await client.call(completeCheckout, { params: held });
    expect((await departures())[0]).toMatchObject({ seats_left: 0, held_until: null });
  });

  it('cost a seat for each passenger, with their names in the line', async () => {
    const { body } = await add(trip, seats);
    expect(body.line_items[0]).toMatchObject({
      price: '1000000.0',
      options_text: 'Departure: 26 Nov 2026, Dorj Bat, Dorj Nomin',
      booking: seats,
    });
  });

  it('are not found for a product that is no trip', async () => {
    expect((await client.reject(listDepartures, { query: { trip: 'boots' } })).status).toBe(404);
  });
});
