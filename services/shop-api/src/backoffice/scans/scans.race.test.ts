import * as endpoints from '@ortoo/contracts/endpoints';
import { signCoupon, signerOf } from '../../tickets/api';
import { testClient, type TestClient } from '../../testing/client';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const scanners = 50;
const tickets = 20;

let postgres: TestPostgres;
let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 40, timeout: 100_000 });
  staff = testClient(test.app);
  await staff.signIn('scanner@example.mn', 'Scanner-2026');
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const issueTickets = async (): Promise<string[]> => {
  const { db } = test.shop;
  const now = test.shop.clock();
  const order = { number: 'R100000000', token: 'token', user_id: null, site: 'ortoo', state: 'complete' } as const;
  const { id: order_id } = await db
    .insertInto('orders')
    .values({ ...order, created_at: now, updated_at: now, payment_state: 'paid', shipment_state: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { order_id, variant_id: 20, quantity: tickets, price: 1000, options: '{}', gift: false };
  const { id: line_item_id } = await db.insertInto('line_items').values(line).returning('id').executeTakeFirstOrThrow();
  const signer = await db.transaction().execute(trx => signerOf(trx, now));
  const validUntil = new Date(now.getTime() + 86_400_000);
  const rows = Array.from({ length: tickets }, (_, at) => {
    const number = `AAAA-BBBB-CC${String.fromCharCode(65 + Math.floor(at / 10), 74 + (at % 10))}`;
    return {
      ...{
        number,
        code: signCoupon({ number, kind: 'ticket', validUntil, event: 2 }, signer),
        kind: 'ticket' as const,
      },
      ...{ order_id, line_item_id, user_id: null, snapshot: '{"name":{},"options":[],"image":null,"store":{}}' },
      ...{ issued_at: now, valid_until: validUntil },
    };
  });
  await db.insertInto('coupons').values(rows).execute();
  return rows.map(({ code }) => code);
};

it(`grants each of ${tickets} tickets once to ${scanners} scanners, each of which sends its scans twice`, async () => {
  const codes = await issueTickets();
  const at = test.shop.clock().toISOString();
  const uploads = Array.from({ length: scanners }, (_, scanner) =>
    codes.map((_code, index) => ({
      nonce: `scanner-${scanner}-${index}`,
      // Each scanner begins with another ticket.
      code: codes[(index + scanner) % tickets]!,
      ...{ at, gate: `Gate ${scanner}`, device: `Phone ${scanner}`, admitted: true },
    })),
  );
  const send = (scans: (typeof uploads)[number]) => staff.call(endpoints.recordScans, { body: { scans } });
  const answers = await Promise.all([...uploads, ...uploads].map(send));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: scanners * 2 }, () => 200));
  const resultsOf = (some: typeof answers) =>
    some.flatMap(({ body }) => body.scans.map(({ nonce, result, coupon }) => ({ nonce, result, of: coupon?.number })));
  const first = resultsOf(answers.slice(0, scanners));
  expect(resultsOf(answers.slice(scanners))).toEqual(first);
  const granted = first.filter(({ result }) => result === 'granted');
  expect(granted).toHaveLength(tickets);
  expect(new Set(granted.map(({ of }) => of)).size).toBe(tickets);
  expect(first.filter(({ result }) => result === 'already_used')).toHaveLength(tickets * (scanners - 1));
  const gates = (await staff.call(endpoints.listGateCounts)).body.gates;
  expect(gates.reduce((sum, gate) => sum + gate.granted, 0)).toBe(tickets);
  expect(gates.reduce((sum, gate) => sum + gate.conflicts, 0)).toBe(tickets * (scanners - 1));
}, 120_000);
