import type { Order } from '@ortoo/contracts';
import {
  addLineItem,
  addStoreCredit,
  advanceCheckout,
  completeCheckout,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { PostgresQueryCompiler } from 'kysely';
import { newShopper } from '../testing/buyers';
import { type Answer, exampleAddress, type TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let client: TestClient;
// Cached reads do not expire during the test, however slow the machine is.
beforeAll(() => void jest.spyOn(performance, 'now').mockReturnValue(performance.now()));
// Later suites of this thread have the same clock.
afterAll(() => jest.restoreAllMocks());
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  ({ client } = await newShopper(test, { digital: 1_000_000 }));
});
afterAll(() => test.close());

const add = () =>
  client.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: 11, quantity: 1 } } });

const upToTheLast = async (): Promise<string> => {
  const { number } = (await add()).body;
  await client.call(updateCheckout, {
    params: { number },
    body: { order: { ship_address_attributes: exampleAddress } },
  });
  await client.call(advanceCheckout, { params: { number } });
  await client.call(addStoreCredit, { params: { number }, body: { wallet: 'digital' } });
  await client.call(advanceCheckout, { params: { number } });
  return number;
};

/** Statements of a command, each compiled once; without the begin and end of transactions. */
const saidBy = async (command: () => Promise<Answer<Order>>): Promise<number> => {
  const compiled = jest.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
  const { status } = await command();
  const said = compiled.mock.calls.length;
  compiled.mockRestore();
  if (status >= 400) throw new Error(`answered ${status}`);
  return said;
};

/** The min of three: accounts are created with the first sale, and cached rows are read by the first caller. */
const fewest = async (prepare: () => Promise<() => Promise<Answer<Order>>>): Promise<number> => {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) counts.push(await saidBy(await prepare()));
  return Math.min(...counts);
};

it('adds to a cart with seven', async () => expect(await fewest(async () => add)).toBe(7));

/** A new shopper's order, for each of the three. */
const cartOf = async () => {
  const { client: shopper } = await newShopper(test);
  const line_item = { variant_id: 11, quantity: 1 };
  const { number } = (await shopper.call(addLineItem, { params: { number: '0' }, body: { line_item } })).body;
  const order = { ship_address_attributes: exampleAddress };
  return {
    address: () => shopper.call(updateCheckout, { params: { number }, body: { order } }),
    advance: () => shopper.call(advanceCheckout, { params: { number } }),
  };
};

it('takes an address with 21', async () => expect(await fewest(async () => (await cartOf()).address)).toBe(21));

it('advances to the payment with ten', async () => {
  const atDelivery = async () => {
    const { address, advance } = await cartOf();
    await address();
    return advance;
  };
  expect(await fewest(atDelivery)).toBe(10);
});

it('completes an order that a wallet pays with 17', async () => {
  const last = async () => {
    const number = await upToTheLast();
    return () => client.call(completeCheckout, { params: { number } });
  };
  expect(await fewest(last)).toBe(17);
});
