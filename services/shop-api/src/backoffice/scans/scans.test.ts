import type { Coupon, ScanUpload } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { fillStock } from '../../testing/payments';
import { hotelCoupon, paidOrder, signedInStaff } from '../../testing/returns';
import { makeMember } from '../../testing/staff';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { refundOrder } from '../../testing/refunds';

let test: TestShop;
let staff: TestClient;
let scans = 0;
beforeAll(async () => {
  test = await startTestShop();
  staff = await signedInStaff(test);
});
afterAll(() => test.close());

const buy = async (quantity = 1) => {
  await fillStock(test, { variant_id: hotelCoupon });
  const { order } = await paidOrder(test, hotelCoupon, quantity);
  const { id } = await test.shop.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  const coupons = await test.shop.db.selectFrom('coupons').selectAll().where('order_id', '=', id).execute();
  return { orderId: id, order, coupons };
};
const scanOf = ({ code }: Pick<Coupon, 'code'>, change: Partial<ScanUpload> = {}) => ({
  ...{ nonce: `nonce-${(scans += 1).toString().padStart(6, '0')}`, code, gate: 'Gate 1', device: 'Phone' },
  at: test.shop.clock().toISOString(),
  ...change,
});
const record = async (...uploads: ReturnType<typeof scanOf>[]) =>
  (await staff.call(endpoints.recordScans, { body: { scans: uploads } })).body.scans;
const productOf = async (coupon: { line_item_id: number }) =>
  (
    await test.shop.db
      .selectFrom('line_items as l')
      .innerJoin('variants as v', 'v.id', 'l.variant_id')
      .select('v.product_id')
      .where('l.id', '=', coupon.line_item_id)
      .executeTakeFirstOrThrow()
  ).product_id;

it('grants a coupon once, and says when, where and by whom it was used', async () => {
  const { coupons } = await buy();
  const at = test.shop.clock().toISOString();
  const first = await record(scanOf(coupons[0]!));
  expect(first).toMatchObject([{ result: 'granted', at, coupon: { number: coupons[0]!.number, used_at: at } }]);
  test.pass(60_000);
  const [again] = await record(scanOf(coupons[0]!, { gate: 'Gate 2' }));
  expect(again).toMatchObject({
    result: 'already_used',
    undo_until: null,
    coupon: { used_at: at, used_where: 'Gate 1', used_by: expect.stringMatching(/\S/) },
  });
});

it('answers a repeated upload with the first result and records it once', async () => {
  const { coupons } = await buy(2);
  const uploads = coupons.map(coupon => scanOf(coupon));
  const first = await record(...uploads);
  expect(await record(...uploads)).toEqual(first);
  expect(first.map(({ result }) => result)).toEqual(['granted', 'granted']);
  const rows = await test.shop.db
    .selectFrom('coupon_scans')
    .selectAll()
    .where(
      'coupon_id',
      'in',
      coupons.map(({ id }) => id),
    )
    .execute();
  expect(rows).toHaveLength(2);
});

it('accepts a number, and rejects a forged, an unknown, an expired and a cancelled one', async () => {
  const { coupons, orderId } = await buy(2);
  const { code, number } = coupons[0]!;
  const results = await record(
    scanOf({ code: code.replace(number, coupons[1]!.number) }),
    scanOf({ code: 'ABCD-EFGH-JKLM' }),
    scanOf({ code: String(coupons[1]!.id) }),
    scanOf({ code: number.toLowerCase() }),
  );
  expect(results.map(({ result, coupon }) => [result, coupon?.number])).toEqual([
    ['forged', undefined],
    ['unknown', undefined],
    ['unknown', undefined],
    ['granted', number],
  ]);
  await refundOrder(test.shop, orderId, { key: 'scans-refunded', of: 'all', to: 'original' });
  expect(await record(scanOf(coupons[1]!))).toMatchObject([{ result: 'cancelled' }]);
  const late = await buy();
  const soon = new Date(test.shop.clock().getTime() + 1000);
  await test.shop.db.updateTable('coupons').set({ valid_until: soon }).where('id', '=', late.coupons[0]!.id).execute();
  const inTime = scanOf(late.coupons[0]!, { admitted: true });
  test.pass(3_600_000);
  expect(await record(scanOf(late.coupons[0]!))).toMatchObject([{ result: 'expired' }]);
  // It was valid when the device, which was offline, let the guest in.
  expect(await record(inTime)).toMatchObject([{ result: 'granted', at: inTime.at }]);
});

it('does not use a coupon at the gate of another event', async () => {
  const { coupons } = await buy();
  const event = await productOf(coupons[0]!);
  expect(await record(scanOf(coupons[0]!, { event: event + 1 }))).toMatchObject([
    { result: 'wrong_event', coupon: { used_at: null } },
  ]);
  expect(await record(scanOf(coupons[0]!, { event }))).toMatchObject([{ result: 'granted' }]);
});

it('never takes the future, or a time long ago, from a device', async () => {
  const { coupons } = await buy(2);
  const now = test.shop.clock().getTime();
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const [early, late] = await record(
    scanOf(coupons[0]!, { at: at(-90 * 86_400_000) }),
    scanOf(coupons[1]!, { at: at(86_400_000) }),
  );
  expect([early?.at, late?.at]).toEqual([at(-7 * 86_400_000), at(0)]);
});

it('lets its scanner undo an entry within a minute, once', async () => {
  const { coupons } = await buy();
  const scan = scanOf(coupons[0]!);
  const params = { nonce: scan.nonce };
  const [granted] = await record(scan);
  expect(granted?.undo_until).toBe(new Date(test.shop.clock().getTime() + 60_000).toISOString());
  const other = testClient(test.app);
  await other.signIn('scanner@example.mn', 'Scanner-2026');
  expect(await other.reject(endpoints.undoScan, { params })).toMatchObject({ status: 404 });
  test.pass(59_000);
  const undone = await staff.call(endpoints.undoScan, { params });
  expect(undone.body).toMatchObject({ result: 'granted', coupon: { used_at: null }, undone_at: expect.any(String) });
  expect((await staff.call(endpoints.undoScan, { params })).body.undone_at).toBe(undone.body.undone_at);
  const next = scanOf(coupons[0]!);
  expect(await record(next)).toMatchObject([{ result: 'granted' }]);
  // The first undo does not free the second use.
  expect((await staff.call(endpoints.undoScan, { params })).body.coupon?.used_at).not.toBeNull();
  test.pass(60_000);
  expect(await staff.reject(endpoints.undoScan, { params: { nonce: next.nonce } })).toMatchObject({
    status: 409,
    body: { code: 'SCAN_UNDO_LATE' },
  });
  expect(await staff.reject(endpoints.undoScan, { params: { nonce: 'nonce-none' } })).toMatchObject({ status: 404 });
});

it('undoes an entry that was undone offline, whether the server had it already or not', async () => {
  const { coupons } = await buy(2);
  const lost = scanOf(coupons[0]!);
  await record(lost);
  test.pass(3_600_000);
  const undone_at = new Date(Date.parse(lost.at) + 30_000).toISOString();
  const [sent, fresh] = await record({ ...lost, undone_at }, scanOf(coupons[1]!, { undone_at }));
  for (const scan of [sent, fresh])
    expect(scan).toMatchObject({ result: 'granted', undone_at: expect.any(String), coupon: { used_at: null } });
});

it('does not use the coupon of a guest whom the device turned away', async () => {
  const { coupons } = await buy(2);
  const rejected_as = 'unchecked' as const;
  expect(await record(scanOf(coupons[0]!, { rejected_as }))).toMatchObject([
    { result: 'unchecked', undo_until: null, coupon: { used_at: null } },
  ]);
  const lost = scanOf(coupons[1]!);
  await record(lost);
  expect(await record({ ...lost, rejected_as })).toMatchObject([
    { result: 'granted', undone_at: expect.any(String), coupon: { used_at: null } },
  ]);
});

it('lists what gates can be open for, and counts per gate', async () => {
  const { coupons } = await buy(3);
  const event = await productOf(coupons[0]!);
  const of = async () =>
    (await staff.call(endpoints.listScanEvents)).body.events.find(({ id }: { id: number }) => id === event);
  const before = await of();
  expect(before).toMatchObject({ kind: 'coupon', name: expect.stringMatching(/\S/) });
  const gate = 'North gate';
  const mistaken = scanOf(coupons[0]!, { event, gate });
  await record(mistaken, scanOf(coupons[1]!, { event, gate }), scanOf(coupons[1]!, { event, gate, admitted: true }));
  await staff.call(endpoints.undoScan, { params: { nonce: mistaken.nonce } });
  expect((await of())?.used).toBe((before?.used ?? 0) + 1);
  const counts = (await staff.call(endpoints.listGateCounts, { query: { event } })).body.gates;
  expect(counts.find(count => count.gate === gate)).toEqual({
    ...{ gate, granted: 1, rejected: 1, conflicts: 1 },
    last_at: test.shop.clock().toISOString(),
  });
  expect((await staff.call(endpoints.listGateCounts)).body.gates.map(count => count.gate)).toContain(gate);
});

it('staff of a vendor scan its own coupons, and see its own events and counts', async () => {
  const { client, id } = await newShopper(test);
  await test.shop.db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('id', '=', id).execute();
  await test.shop.db
    .insertInto('vendors')
    .values({ id: 2, code: 'other', name: '{"mn":"Өөр"}', description: '{}', logo: null })
    .execute();
  await makeMember(test.shop.db, id, 'Scanner', 2);
  const { coupons } = await buy();
  const { body } = await client.call(endpoints.recordScans, { body: { scans: [scanOf(coupons[0]!)] } });
  expect(body.scans).toMatchObject([{ result: 'unknown', coupon: null }]);
  expect((await client.call(endpoints.listScanEvents)).body.events).toEqual([]);
  expect((await client.call(endpoints.listGateCounts)).body.gates).toMatchObject([{ granted: 0, rejected: 1 }]);
});
