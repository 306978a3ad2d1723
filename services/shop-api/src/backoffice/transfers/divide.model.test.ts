import fc from 'fast-check';
import { getOrder, matchStatementEntry } from '@ortoo/contracts/endpoints';
import { expectBalancedBooks } from '../../testing/books';
import { testClient, type TestClient } from '../../testing/client';
import { fillStock } from '../../testing/payments';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { arrive, transferBuyer } from '../../testing/transfers';

const runs = process.env['LONG'] ? 200 : 15;
const price = 125_000;

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

/** Whole prices are likely, so that some orders are paid. */
const part = fc.oneof(fc.constant(price), fc.integer({ min: 1, max: price + 1_000 }));
const divisions = fc.record({
  amount: fc.integer({ min: 1, max: 4 * price }),
  parts: fc.array(part, { minLength: 1, maxLength: 3 }),
});

const expectedCode = (amount: number, parts: readonly number[]): string | undefined => {
  if (parts.reduce((sum, one) => sum + one, 0) > amount) return 'MATCH_SUM';
  return parts.some(one => one > price) ? 'MATCH_AMOUNT' : undefined;
};

it(`loses no tugrik of an amount, over ${runs} runs of random divisions`, async () => {
  await fc.assert(
    fc.asyncProperty(divisions, async ({ amount, parts }) => {
      const buyers = [];
      for (const one of parts) buyers.push({ ...(await transferBuyer(test)), part: one });
      const entry = await arrive(test, staff, amount);
      const body = {
        amount,
        parts: buyers.map(({ order, part: one }) => ({ order_number: order.number, amount: one })),
      };
      const answer = await staff.reject(matchStatementEntry, { params: entry, body });
      const code = expectedCode(amount, parts);
      expect([answer.status, answer.body.code]).toEqual(code ? [422, code] : [200, undefined]);

      const rows = await test.shop.db
        .selectFrom('statement_entries')
        .select('amount')
        .where('payer', '=', entry.payer)
        .execute();
      expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
      for (const { client, order, part: one } of buyers) {
        const { payment_state } = (await client.call(getOrder, { params: order })).body;
        expect(payment_state === 'paid').toBe(code === undefined && one === price);
      }
      await expectBalancedBooks(test);
    }),
    { numRuns: runs },
  );
}, 120_000);
