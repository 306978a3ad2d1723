import type { AddressInput } from '@ortoo/contracts';
import {
  addAddress,
  addLineItem,
  changeAddress,
  chooseAddress,
  getOrder,
  getOwnUser,
  listAddresses,
  removeAddress,
  takeNextStep,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { errorOf, exampleAddress, testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let shopper: TestClient;
let number: string;
let people = 0;

const office = { ...exampleAddress, address1: 'Сөүлийн гудамж 7, 301 тоот' };
const checkout = (order: object) => shopper.call(updateCheckout, { params: { number }, body: { order } });
const sendTo = (address: AddressInput) => checkout({ ship_address_attributes: address });
const streets = async (client = shopper) =>
  (await client.call(listAddresses)).body.addresses.map(({ address1 }) => address1);

beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());
beforeEach(async () => {
  shopper = await signedInShopper(test, `nomin${(people += 1)}`);
  const line = { line_item: { variant_id: 10, quantity: 1 } };
  number = (await shopper.call(addLineItem, { params: { number: '0' }, body: line })).body.number;
  await shopper.call(takeNextStep, { params: { number } });
});

it('lists the saved addresses, the last first and none twice', async () => {
  for (const address of [exampleAddress, office, exampleAddress]) await sendTo(address);
  expect(await streets()).toEqual([exampleAddress.address1, office.address1]);
  const { addresses } = (await shopper.call(listAddresses, {}, { 'accept-language': 'en' })).body;
  expect(addresses[0]).toMatchObject({ district_name: 'Sukhbaatar', zipcode: '14000' });
});

it('lists an address once that was entered twice, with another postcode, note or email', async () => {
  await sendTo({ ...exampleAddress, zipcode: '14253' });
  await sendTo({ ...exampleAddress, address2: 'Орцны код 12', email: null });
  await sendTo({ ...exampleAddress, address2: null, email: 'nomin@example.mn', zipcode: '14000' });
  const { addresses } = (await shopper.call(listAddresses)).body;
  expect(addresses.map(({ address1, zipcode }) => [address1, zipcode])).toEqual([[exampleAddress.address1, '14000']]);
  await shopper.call(removeAddress, { params: { id: addresses[0]?.id ?? 0 } });
  expect(await streets()).toEqual([]);
});

it('deletes an address with its duplicates, and leaves it in its orders', async () => {
  for (const address of [exampleAddress, office, exampleAddress]) await sendTo(address);
  const [first] = (await shopper.call(listAddresses)).body.addresses;
  await test.shop.db
    .updateTable('users')
    .set({ ship_address_id: first?.id })
    .where('firstname', 'like', 'nomin%')
    .execute();
  const { status } = await shopper.call(removeAddress, { params: { id: first?.id ?? 0 } });
  expect([status, await streets()]).toEqual([204, [office.address1]]);
  expect((await shopper.call(getOwnUser)).body.ship_address).toBeNull();
  const order = (await shopper.call(getOrder, { params: { number } })).body;
  expect(order.ship_address?.address1).toBe(exampleAddress.address1);
  expect((await shopper.reject(removeAddress, { params: { id: first?.id ?? 0 } })).status).toBe(404);
});

it('neither shows nor deletes another user’s', async () => {
  await sendTo(exampleAddress);
  const [mine] = (await shopper.call(listAddresses)).body.addresses;
  const other = await signedInShopper(test, 'bat');
  expect(await streets(other)).toEqual([]);
  expect((await other.reject(removeAddress, { params: { id: mine?.id ?? 0 } })).status).toBe(404);
  expect(await streets()).toEqual([exampleAddress.address1]);
  expect((await testClient(test.app).reject(listAddresses)).status).toBe(401);
});

it('stores a separate payer outside the addresses, until the receiver pays again', async () => {
  const payer = { ...exampleAddress, firstname: 'Бат', phone: '88112233' };
  const apart = (await checkout({ ship_address_attributes: exampleAddress, bill_address_attributes: payer })).body;
  expect([apart.ship_address?.firstname, apart.bill_address?.firstname]).toEqual(['Номин', 'Бат']);
  expect(apart.bill_address?.phone).toContain('88112233');
  expect(await streets()).toHaveLength(1);
  const alone = (await checkout({ ship_address_attributes: exampleAddress, bill_address_attributes: null })).body;
  expect(alone.bill_address).toBeNull();
});

it('fills in the district’s postcode when it is missing', async () => {
  const { body: without } = await sendTo({ ...exampleAddress, zipcode: '' });
  const { body: withOne } = await sendTo({ ...exampleAddress, zipcode: '14253' });
  expect([without.ship_address?.zipcode, withOne.ship_address?.zipcode]).toEqual(['14000', '14253']);
});

describe('the address book', () => {
  const book = async (client = shopper) => (await client.call(listAddresses)).body;

  it('adds, changes and chooses addresses without an order', async () => {
    const { body: added } = await shopper.call(addAddress, { body: exampleAddress });
    expect(added).toMatchObject({
      addresses: [{ address1: exampleAddress.address1, zipcode: '14000' }],
      default_id: null,
    });
    const [home] = added.addresses;
    const { body: both } = await shopper.call(addAddress, { body: office });
    const { body: chosen } = await shopper.call(chooseAddress, { params: { id: home?.id ?? 0 } });
    expect([both.addresses.length, chosen.default_id]).toEqual([2, home?.id]);
    const { body: moved } = await shopper.call(changeAddress, {
      params: { id: home?.id ?? 0 },
      body: { ...exampleAddress, address1: 'Энхтайваны өргөн чөлөө 5' },
    });
    expect(moved.addresses.map(({ address1 }) => address1)).toEqual(['Энхтайваны өргөн чөлөө 5', office.address1]);
    expect(moved.default_id).toBe(moved.addresses[0]?.id);
    expect((await shopper.call(getOwnUser)).body.ship_address?.address1).toBe('Энхтайваны өргөн чөлөө 5');
    expect(await book()).toEqual(moved);
  });

  it('leaves an order as it was when its address changes', async () => {
    await sendTo(exampleAddress);
    const [saved] = (await book()).addresses;
    await shopper.call(changeAddress, { params: { id: saved?.id ?? 0 }, body: office });
    expect(await streets()).toEqual([office.address1]);
    const { body: order } = await shopper.call(getOrder, { params: { number } });
    expect(order.ship_address?.address1).toBe(exampleAddress.address1);
  });

  it('names the wrong field, and is closed to others', async () => {
    const wrong = await shopper.reject(addAddress, { body: { ...exampleAddress, phone: '12345678900000' } });
    expect([wrong.status, Object.keys(errorOf(wrong).errors ?? {})]).toEqual([422, ['phone']]);
    const unknown = await shopper.reject(addAddress, { body: { ...exampleAddress, district: '9999' } });
    expect(Object.keys(errorOf(unknown).errors ?? {})).toEqual(['district']);
    const { body: mine } = await shopper.call(addAddress, { body: exampleAddress });
    const params = { id: mine.addresses[0]?.id ?? 0 };
    const other = await signedInShopper(test, `other${people}`);
    expect((await other.reject(chooseAddress, { params })).status).toBe(404);
    expect((await other.reject(changeAddress, { params, body: office })).status).toBe(404);
    expect(await streets()).toEqual([exampleAddress.address1]);
    expect((await other.call(getOwnUser)).body.ship_address).toBeNull();
  });
});
