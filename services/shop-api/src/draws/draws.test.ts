import { createHash, createHmac, randomBytes } from 'node:crypto';
import { drawNumber, drawText, prizeOf } from '@ortoo/contracts';
import {
  enterJackpot,
  getCurrentOrder,
  listDraws,
  listEntries,
  listOwnDraws,
  listStaffDraws,
  listStoreCreditEvents,
  spinWheel,
} from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { deliverable } from '../emails/api';
import { transact } from '../db/changes';
import { balanceOf, expectBalancedBooks, faultsIn } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { boots, paidOrder, signedInStaff } from '../testing/returns';
import { fillStock } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { runDraws } from './api';

const seed = 'a secret of this test';
const day = 86_400_000;

let test: TestShop;
beforeEach(async () => void (test = await startTestShop({ createSeed: () => seed })));
afterEach(async () => {
  await expectBalancedBooks(test);
  await test.close();
});

const nonce = () => randomBytes(16).toString('hex');
const wheel = { params: { slug: 'lucky-wheel' } };
const jackpot = { params: { slug: 'new-year-jackpot' } };

const player = async () => {
  const shopper = await newShopper(test);
  const confirmed = { phone_confirmed_at: test.shop.clock() };
  await test.shop.db.updateTable('users').set(confirmed).where('id', '=', shopper.id).execute();
  return shopper;
};

/** Gives all weight to the prizes of one kind. */
const onlyPrize = async (kind: 'points' | 'credit' | 'code' | 'product' | 'nothing', change: object = {}) => {
  const prizes = test.shop.db.updateTable('prizes').where('weight', '>', 0);
  await prizes.set({ weight: 0 }).where('kind', '<>', kind).execute();
  if (Object.keys(change).length === 0) return;
  await test.shop.db.updateTable('prizes').set(change).where('kind', '=', kind).where('weight', '>', 0).execute();
};
const lastEmail = async () => deliverable(test.shop, (await latestMessages(test.shop.db, 1))[0]!);

describe('the wheel', () => {
  it('draws once a day by the clock of the server, and again the next day', async () => {
    const { client } = await player();
    const first = await client.call(spinWheel, { body: { nonce: nonce() } });
    expect(first).toMatchObject({ status: 200, body: { left: 0, next_at: '2026-11-21T16:00:00.000Z' } });
    const second = await client.reject(spinWheel, { body: { nonce: nonce() } });
    expect(second).toMatchObject({ status: 422, body: { code: 'DRAW_USED' } });
    test.pass(day);
    expect((await client.call(spinWheel, { body: { nonce: nonce() } })).body.draw).toMatchObject({ turn: 1 });
    const own = (await client.call(listOwnDraws, wheel)).body;
    expect([own.left, own.draws.map(({ day: on }) => on)]).toEqual([0, ['2026-11-22', '2026-11-21']]);
  });

  it('answers a repeated request with the same draw', async () => {
    const { client, id } = await player();
    await onlyPrize('credit', { stock: 5, amount: 5_000 });
    const body = { nonce: nonce() };
    const [first, again] = [await client.call(spinWheel, { body }), await client.call(spinWheel, { body })];
    expect(again.body).toEqual(first.body);
    const key = { 'Idempotency-Key': 'one-key-of-mine' };
    expect((await client.call(spinWheel, { body }, key)).body).toEqual(first.body);
    expect((await client.call(spinWheel, { body }, key)).headers['idempotency-replayed']).toBe('true');
    expect(await balanceOf(test, `user:${id}:gift`)).toBe(5_000);
  });

  it('is decided by the published seed, and anybody can compute it', async () => {
    const { client } = await player();
    await runDraws(test.shop);
    const before = (await client.call(listDraws, { ...wheel, query: { day: '2026-11-21' } })).body.round;
    expect(before).toMatchObject({ seed: null, seed_hash: createHash('sha256').update(seed).digest('hex') });
    const tomorrow = (await client.call(listDraws, { ...wheel, query: { day: '2026-11-22' } })).body.round;
    expect(tomorrow).toMatchObject({ seed: null, count: 0 });
    const mine = nonce();
    const { draw } = (await client.call(spinWheel, { body: { nonce: mine } })).body;
    test.pass(day);
    const { round, draws } = (await client.call(listDraws, { ...wheel, query: { day: draw.day } })).body;
    expect(round).toMatchObject({ seed, count: 1 });
    const text = drawText('lucky-wheel', draw.day, mine, 1);
    const number = drawNumber(createHmac('sha256', seed).update(text).digest('hex'));
    expect(draws).toEqual([expect.objectContaining({ number, drawn_prize_id: prizeOf(round?.odds ?? [], number) })]);
    expect(JSON.stringify(draws)).not.toMatch(/user|buyer|code/);
  });

  it('keeps the odds of a day that has begun', async () => {
    const { client } = await player();
    await runDraws(test.shop);
    await onlyPrize('nothing');
    const { round } = (await client.call(listDraws, { ...wheel, query: { day: '2026-11-21' } })).body;
    expect(round?.odds.map(({ weight }) => weight)).toEqual([380, 130, 220, 1, 150, 30, 70, 19]);
  });

  it.each([
    ['points', 'loyalty', 100],
    ['credit', 'gift', 5_000],
  ] as const)('pays %s into the wallet %s, and tells by email', async (kind, wallet, amount) => {
    const { client, id } = await player();
    await onlyPrize(kind, { amount, stock: kind === 'credit' ? 3 : null });
    const { draw } = (await client.call(spinWheel, { body: { nonce: nonce() } })).body;
    expect(draw.prize.kind).toBe(kind);
    expect(await balanceOf(test, `user:${id}:${wallet}`)).toBe(amount);
    const events = (await client.call(listStoreCreditEvents, { query: {} })).body.store_credit_events;
    expect(events[0]).toMatchObject({ memo: 'Хонжвор' });
    expect((await lastEmail()).body).toMatch(/хэтэвчинд нэмлээ[\s\S]*\/wallet/);
  });

  it('issues a code for the winner alone', async () => {
    const { client, id } = await player();
    await onlyPrize('code');
    const { draw } = (await client.call(spinWheel, { body: { nonce: nonce() } })).body;
    const codes = test.shop.db
      .selectFrom('promotions')
      .selectAll()
      .where('code', '=', draw.code ?? '');
    expect(await codes.executeTakeFirst()).toMatchObject({
      user_id: id,
      usage_limit: 1,
      amount: 3_000,
      combinable: true,
    });
    expect((await lastEmail()).body).toContain(draw.code);
  });

  it('puts a gift into the cart, free', async () => {
    const { client } = await player();
    await onlyPrize('product', { product: 'mongolian-only' });
    await client.call(spinWheel, { body: { nonce: nonce() } });
    const order = (await client.call(getCurrentOrder, {})).body;
    expect(order?.line_items).toEqual([expect.objectContaining({ quantity: 1 })]);
    expect(order).toMatchObject({ item_total: '100000.0', adjustment_total: '-100000.0' });
  });

  it('gives the consolation when the drawn prize or its product is used up', async () => {
    const { client } = await player();
    await onlyPrize('product', { product: 'sold-out', stock: 5 });
    const { draw } = (await client.call(spinWheel, { body: { nonce: nonce() } })).body;
    expect(draw.drawn_prize_id).not.toBe(draw.prize_id);
    expect(draw.prize.kind).not.toBe('product');
    const left = test.shop.db.selectFrom('prizes').select('stock').where('kind', '=', 'product');
    expect(await left.executeTakeFirst()).toEqual({ stock: 5 });
  });

  it('turns for confirmed phones, not for staff, and while it runs', async () => {
    const { client, id } = await newShopper(test);
    const reject = async () => (await client.reject(spinWheel, { body: { nonce: nonce() } })).body.code;
    expect(await reject()).toBe('DRAW_PHONE');
    expect((await client.call(listOwnDraws, wheel)).body).toMatchObject({ left: 0, blocked_by: 'phone' });
    const staff = { phone_confirmed_at: test.shop.clock(), roles: '["shopper","staff"]' };
    await test.shop.db.updateTable('users').set(staff).where('id', '=', id).execute();
    expect(await reject()).toBe('DRAW_STAFF');
    await test.shop.db.updateTable('users').set({ roles: '["shopper"]' }).where('id', '=', id).execute();
    await test.shop.db
      .updateTable('campaigns')
      .set({ ends_at: test.shop.clock() })
      .where('kind', '=', 'wheel')
      .execute();
    expect(await reject()).toBe('DRAW_CLOSED');
  });
});

describe('the jackpot', () => {
  it('has one free entry a day, the same for a repeated request', async () => {
    const { client } = await player();
    const body = { nonce: nonce() };
    const first = (await client.call(enterJackpot, { body })).body;
    expect(first).toMatchObject({ left: 0, entry: { number: 1, source: 'day' } });
    expect((await client.call(enterJackpot, { body })).body).toEqual(first);
    expect((await client.reject(enterJackpot, { body: { nonce: nonce() } })).body.code).toBe('DRAW_USED');
    test.pass(day);
    await client.call(enterJackpot, { body: { nonce: nonce() } });
    const own = (await client.call(listOwnDraws, jackpot)).body;
    expect(own.entries.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('shows staff who takes part, and what orders its limit is tried on', async () => {
    await fillStock(test);
    const { order } = await paidOrder(test, boots, 1);
    const free = await player();
    await free.client.call(enterJackpot, { body: { nonce: nonce() } });
    await runDraws(test.shop);
    const staff = await signedInStaff(test);
    const { draws } = (await staff.call(listStaffDraws)).body;
    expect(draws.find(({ kind }) => kind === 'jackpot')).toMatchObject({
      ...{ entries: { count: 2, people: 2 }, order_totals: [order.item_total] },
    });
    expect(draws.find(({ kind }) => kind === 'wheel')).toMatchObject({ entries: null, order_totals: [] });
  });

  it('draws its winners once at the end from valid entries, of orders too', async () => {
    await fillStock(test);
    const end = new Date(test.shop.clock().getTime() + 2 * day);
    await test.shop.db.updateTable('campaigns').set({ ends_at: end }).where('kind', '=', 'jackpot').execute();
    const { client, order } = await paidOrder(test, boots, 1);
    const free = await player();
    await free.client.call(enterJackpot, { body: { nonce: nonce() } });
    await runDraws(test.shop);
    await runDraws(test.shop);
    const { entries } = (await client.call(listEntries, jackpot)).body;
    expect(entries.map(({ number, source }) => [number, source])).toEqual([
      [1, 'day'],
      [2, 'order'],
    ]);
    expect((await client.call(listOwnDraws, jackpot)).body.entries).toEqual([
      expect.objectContaining({ order_number: order.number }),
    ]);
    test.pass(2 * day);
    await Promise.all([runDraws(test.shop), runDraws(test.shop)]);
    const { round, draws } = (await client.call(listDraws, jackpot)).body;
    expect(round).toMatchObject({ seed, count: 2 });
    expect(draws.map(({ entry }) => entry).sort()).toEqual([1, 2]);
    await test.shop.db.updateTable('orders').set({ state: 'returned' }).where('number', '=', order.number).execute();
    expect((await client.call(listEntries, jackpot)).body.entries).toEqual(entries);
    const [winner] = (await client.call(listOwnDraws, jackpot)).body.draws;
    expect(winner?.prize.name).toMatch(/₮$/);
  });

  it('has no entry of an order that was canceled before the draw', async () => {
    await fillStock(test);
    const { client, order } = await paidOrder(test, boots, 1);
    await runDraws(test.shop);
    const cancel = test.shop.db.updateTable('orders').where('number', '=', order.number);
    await cancel.set({ state: 'canceled' }).execute();
    expect((await client.call(listEntries, jackpot)).body.entries).toEqual([]);
    await cancel.set({ state: 'complete' }).execute();
  });
});

it('is compared with the books', async () => {
  const { client } = await player();
  await onlyPrize('credit', { amount: 5_000, stock: 3 });
  await client.call(spinWheel, { body: { nonce: nonce() } });
  const check = transact(test.shop.db, async trx => {
    await trx.updateTable('draws').set({ amount: 1 }).execute();
    throw new Error((await faultsIn(trx)).map(({ promise }) => promise).join());
  });
  await expect(check).rejects.toThrow('Each prize of money is in the books once');
});
