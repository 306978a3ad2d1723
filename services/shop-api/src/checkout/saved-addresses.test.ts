import { type Addresses, type AddressInput, type Order, shopPaths, type User } from '@ortoo/contracts';
import { exampleAddress, testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let shopper: TestClient;
let number: string;
let people = 0;

const office = { ...exampleAddress, address1: 'Сөүлийн гудамж 7, 301 тоот' };
const checkout = (order: object) => shopper.put<Order>(shopPaths.checkout(number), { order });
const sendTo = (address: AddressInput) => checkout({ ship_address_attributes: address });
const streets = async (client = shopper) =>
  (await client.get<Addresses>(shopPaths.addresses)).body.addresses.map(({ address1 }) => address1);

beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());
beforeEach(async () => {
  shopper = await signedInShopper(test, `nomin${(people += 1)}`);
  const line = { line_item: { variant_id: 10, quantity: 1 } };
  number = (await shopper.post<Order>(shopPaths.lineItems('0'), line)).body.number;
  await shopper.put(shopPaths.checkoutNext(number), {});
});

it('lists the saved addresses, the last first and none twice', async () => {
  for (const address of [exampleAddress, office, exampleAddress]) await sendTo(address);
  expect(await streets()).toEqual([exampleAddress.address1, office.address1]);
  const { addresses } = (await shopper.get<Addresses>(shopPaths.addresses, undefined, { 'accept-language': 'en' }))
    .body;
  expect(addresses[0]).toMatchObject({ district_name: 'Sukhbaatar', zipcode: '14000' });
});

it('deletes an address with its duplicates, and leaves it in its orders', async () => {
  for (const address of [exampleAddress, office, exampleAddress]) await sendTo(address);
  const [first] = (await shopper.get<Addresses>(shopPaths.addresses)).body.addresses;
  await test.shop.db
    .updateTable('users')
    .set({ ship_address_id: first?.id })
    .where('firstname', 'like', 'nomin%')
    .execute();
  const { status } = await shopper.delete(shopPaths.address(first?.id ?? 0));
  expect([status, await streets()]).toEqual([204, [office.address1]]);
  expect((await shopper.get<User>(shopPaths.me)).body.ship_address).toBeNull();
  const order = (await shopper.get<Order>(shopPaths.order(number))).body;
  expect(order.ship_address?.address1).toBe(exampleAddress.address1);
  expect((await shopper.delete(shopPaths.address(first?.id ?? 0))).status).toBe(404);
});

it('neither shows nor deletes another user’s', async () => {
  await sendTo(exampleAddress);
  const [mine] = (await shopper.get<Addresses>(shopPaths.addresses)).body.addresses;
  const other = await signedInShopper(test, 'bat');
  expect(await streets(other)).toEqual([]);
  expect((await other.delete(shopPaths.address(mine?.id ?? 0))).status).toBe(404);
  expect(await streets()).toEqual([exampleAddress.address1]);
  expect((await testClient(test.app).get(shopPaths.addresses)).status).toBe(401);
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
