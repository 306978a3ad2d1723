import { addStoreCredit, completeCheckout, getOrder, getProduct, listLicenses } from '@ortoo/contracts/endpoints';
import { newBuyer, newShopper } from '../testing/buyers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
const setDetails = (details: object) =>
  write(test.shop.db, 'product', trx =>
    trx
      .updateTable('products')
      .set({ details: JSON.stringify(details) })
      .where('slug', '=', 'boots')
      .execute(),
  );
beforeAll(async () => {
  test = await startTestShop();
  await setDetails({ license: { days: 365 } });
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

const buy = async (locale: string) => {
  const buyer = await newBuyer(test, { digital: 200_000 });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  await test.shop.db
    .updateTable('orders')
    .set({ locale: locale as 'mn' })
    .where('id', '=', buyer.order.id)
    .execute();
  await buyer.client.call(completeCheckout, { params: buyer.order });
  const { licenses = [] } = (await buyer.client.call(getOrder, { params: buyer.order })).body;
  const messages = test.shop.db.selectFrom('outbox').select(['kind', 'body']).where('order_id', '=', buyer.order.id);
  const sent = await messages.execute();
  const bodyOf = (kind: string) => sent.find(message => message.kind === kind)?.body ?? '';
  return { licenses, email: bodyOf('email').split('\n'), sms: bodyOf('sms') };
};

it.each([
  ['mn', 'Лиценз', 'boots мн · 2027 оны', 'Лицензийн түлхүүр имэйл'],
  ['en', 'Licences', 'boots · Valid until', 'Licence keys: in your email'],
  ['ru', 'Лицензии', 'boots · Действует до 21', 'Лицензионные ключи — в письме'],
  ['cn', '许可证', 'boots · 有效期至2027', '许可证密钥见邮件'],
  ['it', 'Licenze', 'boots · Scadenza: 21', 'Chiavi di licenza: nell’email'],
])('names the key and its validity on the order and in the messages: %s', async (locale, title, text, sentence) => {
  const { licenses, email, sms } = await buy(locale);
  expect(licenses).toMatchObject([{ state: 'active', number: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) }]);
  const row = email[email.indexOf(title) + 1]?.replaceAll(/[\u00a0\u2060]/g, c => (c === '\u2060' ? '' : ' '));
  expect(row).toContain(text);
  expect(row).toContain(` · ${licenses[0]?.number}`);
  expect(sms).toContain(sentence);
});

it('says what comes with a product, and nothing of licences where none does', async () => {
  const { client } = await newShopper(test);
  const details = async (slug: string) => (await client.call(getProduct, { params: { slug } })).body.details.license;
  expect([await details('boots'), await details('mongolian-only')]).toEqual([{ days: 365 }, null]);
  await setDetails({});
  const { licenses, email, sms } = await buy('en');
  expect([licenses, email.filter(line => /licence/i.test(line)), /licence/i.test(sms)]).toEqual([[], [], false]);
});
