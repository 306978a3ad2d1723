import { addStoreCredit, completeCheckout, listLicenses } from '@ortoo/contracts/endpoints';
import { newBuyer, newShopper } from '../testing/buyers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  const details = JSON.stringify({ license: { days: 365 } });
  await write(test.shop.db, 'product', trx =>
    trx.updateTable('products').set({ details }).where('slug', '=', 'boots').execute(),
  );
});
afterAll(() => test.close());

it('issues a licence to the buyer alone, until it expires', async () => {
  const buyer = await newBuyer(test, { digital: 200_000 });
  const read = async ({ client } = buyer) => (await client.call(listLicenses)).body;
  expect((await read()).licenses).toEqual([]);
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  await buyer.client.call(completeCheckout, { params: buyer.order });
  const { licenses, total_count } = await read();
  expect([total_count, licenses]).toEqual([
    1,
    [
      expect.objectContaining({
        name: 'boots мн',
        order_number: buyer.order.number,
        state: 'active',
        number: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      }),
    ],
  ]);
  expect((await read({ ...buyer, ...(await newShopper(test)) })).licenses).toEqual([]);
  await test.shop.db.updateTable('licenses').set({ valid_until: test.shop.clock() }).execute();
  expect((await read()).licenses[0]?.state).toBe('expired');
});
