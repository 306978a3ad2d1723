import type { Order } from '@ortoo/contracts';
import { addLineItem, completeCheckout, updateCheckout } from '@ortoo/contracts/endpoints';
import { transact } from '../db/changes';
import { randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { requestInvoice, sandboxPage } from '../testing/payments';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { travelVariants } from '../testing/travel-examples';
import { addDays } from './days.rules';
import { takeSeats } from './departures.tables';
import { findFree, takeNights } from './nights.tables';

const guests = 20;
const room = travelVariants.cabin;
/** Every stay contains this night. */
const firstNight = '2026-12-10';

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'travel' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 25 });
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});
beforeEach(() => test.shop.db.deleteFrom('room_nights').execute());

/** Signed in without the cost of hashing twenty passwords. */
const guest = async (index: number): Promise<TestClient> => {
  const { db, clock } = test.shop;
  const now = clock();
  const names = { phone: null, password_hash: '', firstname: '', lastname: '', roles: '["shopper"]' };
  const user = { ...names, email: `guest${index}@example.org`, created_at: now };
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  const token = randomToken();
  const times = { created_at: now, seen_at: now, expires_at: new Date(now.getTime() + 1e9) };
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash(token), user_id: id, site: 'ortoo', ...times })
    .execute();
  const client = testClient(test.app);
  client.setCookie(`session=${token}`);
  return client;
};

/** Stays of different lengths that all overlap in one night. */
const stayOf = (index: number) => ({
  check_in: addDays(firstNight, -(index % 4)),
  check_out: addDays(firstNight, 1 + (index % 3)),
  rooms: 1,
});

const putInCart = async (client: TestClient, index: number): Promise<Order> => {
  const line_item = { variant_id: room, booking: { kind: 'stay' as const, adults: 2, ...stayOf(index) } };
  const { body } = await client.call(addLineItem, { params: { number: '0' }, body: { line_item } });
  const choice = { order: { payments_attributes: [{ payment_method_id: 1 }] } };
  return (await client.call(updateCheckout, { params: { number: body.number }, body: choice })).body;
};

const book = async (client: TestClient, order: Order): Promise<string> => {
  const invoice = await requestInvoice(client, order);
  if (invoice.status !== 200) return errorOf(invoice).code ?? '';
  await client.post(sandboxPage(invoice.body), { action: 'approve' });
  return (await client.call(completeCheckout, { params: order })).body.state;
};

it(`sells the last room to exactly one of ${guests} guests for overlapping nights`, async () => {
  const clients = await Promise.all(Array.from({ length: guests }, (_, index) => guest(index)));
  const orders = await Promise.all(clients.map(putInCart));
  expect(orders.every(order => order.state === 'confirm')).toBe(true);
  const outcomes = await Promise.all(clients.map((client, index) => book(client, orders[index]!)));
  expect(outcomes.filter(outcome => outcome === 'complete')).toHaveLength(1);
  // The last room is held by the one who pays, and sold afterwards.
  const refused = outcomes.filter(outcome => outcome === 'STOCK_HELD' || outcome === 'ROOMS_TAKEN');
  expect(refused).toHaveLength(guests - 1);
  const nights = await test.shop.db.selectFrom('room_nights').selectAll().execute();
  const winner = stayOf(outcomes.indexOf('complete'));
  expect(nights.filter(({ taken }) => taken > 0).map(({ night }) => night)).toContain(firstNight);
  expect(
    nights.every(({ night, taken }) => taken === Number(winner.check_in <= night && night < winner.check_out)),
  ).toBe(true);
});

type Take = (trx: Shop['db'], index: number) => Promise<boolean>;

const conditional: Take = async (trx, index) =>
  (await takeNights(trx, [{ variant_id: room, ...stayOf(index) }])) === undefined;

/** The wrong way: check whether a room is free, and book it afterwards. Everybody checks before the first one books. */
const naive = (): Take => {
  let checks = 0;
  let letAllBook = () => {};
  const allHaveChecked = new Promise<void>(resolve => (letAllBook = resolve));
  return async (trx, index) => {
    const { check_in, check_out } = stayOf(index);
    const free = (await findFree(trx, [room], { check_in, check_out })).get(room) ?? 0;
    checks += 1;
    if (checks === guests) letAllBook();
    await allHaveChecked;
    if (free < 1) return false;
    await trx
      .insertInto('room_nights')
      .values({ variant_id: room, night: firstNight, taken: 1 })
      .onConflict(conflict => conflict.columns(['variant_id', 'night']).doUpdateSet({ taken: 1 }))
      .execute();
    return true;
  };
};

const sell = async (take: Take): Promise<number> => {
  const attempts = Array.from({ length: guests }, (_, index) =>
    transact(test.shop.db, async trx => {
      if (!(await take(trx, index))) throw new Error('taken');
    }),
  );
  const outcomes = await Promise.allSettled(attempts);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

it('would sell the night to everybody if it first read and then wrote: the race is real', async () => {
  expect(await sell(naive())).toBe(guests);
  await test.shop.db.deleteFrom('room_nights').execute();
  expect(await sell(conditional)).toBe(1);
});

it('sells two rooms to two guests, and a day of departure as a day of arrival', async () => {
  const take = (check_in: string, check_out: string) =>
    transact(test.shop.db, async trx => {
      const stay = { variant_id: travelVariants.twin, check_in, check_out, rooms: 1 };
      if ((await takeNights(trx, [stay])) !== undefined) throw new Error('taken');
    });
  const stays = [take('2026-12-10', '2026-12-12'), take('2026-12-10', '2026-12-12'), take('2026-12-12', '2026-12-14')];
  expect((await Promise.allSettled(stays)).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  await expect(take('2026-12-11', '2026-12-13')).rejects.toThrow('taken');
});

it('sells the seats of a departure to as many travellers as there are seats', async () => {
  const seats = { product_id: 103, departs_on: '2026-11-26', seats: 1 };
  const attempts = Array.from({ length: guests }, () => transact(test.shop.db, trx => takeSeats(trx, [seats])));
  const short = await Promise.all(attempts);
  expect(short.filter(product => product === undefined)).toHaveLength(4);
});
