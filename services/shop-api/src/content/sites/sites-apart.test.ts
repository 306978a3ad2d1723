import { previewHeader, shopHeaders, type OrderPaymentMethod } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { latestMessages } from '../../db/outbox.tables';
import { deliverable } from '../../emails/api';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const hosts = ['localhost', 'munkh-tsas.localhost', 'steppe.localhost'] as const;
type Host = (typeof hosts)[number];

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
});
afterAll(() => test.close());

const at = (host: Host): TestClient => testClient(test.app, { host, 'accept-language': 'en' });
const boots = { variant_id: 10, quantity: 1, options: {} };
const each = <T>(work: (host: Host) => Promise<T>): Promise<T[]> => Promise.all(hosts.map(work));

it('every site has its own cart, for a shopper of all of them', async () => {
  const clients = await each(async host => {
    const client = at(host);
    await client.signIn('shopper@example.mn', 'Shopper-2026');
    return client;
  });
  const [shop, brand, agency] = clients as [TestClient, TestClient, TestClient];
  await shop.call(endpoints.addLineItem, { params: { number: '0' }, body: { line_item: boots, gift: false } });
  const carts = await Promise.all(
    [shop, brand, agency].map(async client => (await client.call(endpoints.getCurrentOrder)).body),
  );
  expect(carts.map(cart => cart?.total_quantity ?? 0)).toEqual([1, 0, 0]);
});

it('a session of one host is none of another, also when its cookie is sent there by hand', async () => {
  const shop = at('localhost');
  const signedIn = await shop.signIn('shopper@example.mn', 'Shopper-2026');
  expect(String(signedIn.headers['set-cookie'])).not.toMatch(/domain=/i);
  const users = await each(async host => {
    const client = at(host);
    client.setCookie(shop.cookie());
    return (await client.call(endpoints.getSession)).body.user !== null;
  });
  expect(users).toEqual([true, false, false]);
});

it('a cart opens on its own site alone, by its number and by the token of a guest', async () => {
  const begin = async (client: TestClient) =>
    (await client.call(endpoints.addLineItem, { params: { number: '0' }, body: { line_item: boots, gift: false } }))
      .body;
  const { number, token } = await begin(at('munkh-tsas.localhost'));
  const statuses = (host: Host, client: TestClient, params: { number: string }) =>
    Promise.all([
      client.call(endpoints.getOrder, { params }),
      client.call(endpoints.emptyOrder, { params }),
      client.call(endpoints.listOrderPaymentMethods, { params }),
    ]).then(answers => `${host} ${answers.map(({ status }) => status).join(' ')}`);
  const guest = (host: Host) => testClient(test.app, { host, [shopHeaders.orderToken]: token ?? '' });
  const shopper = async (host: Host) => {
    const client = at(host);
    await client.signIn('shopper@example.mn', 'Shopper-2026');
    return client;
  };
  const opened = ['localhost 404 404 404', 'munkh-tsas.localhost 200 200 200', 'steppe.localhost 404 404 404'];
  const own = await begin(await shopper('munkh-tsas.localhost'));
  expect(await each(async host => statuses(host, guest(host), { number }))).toEqual(opened);
  expect(await each(async host => statuses(host, await shopper(host), own))).toEqual(opened);
});

it("a command's stored answer is repeated on its own site alone", async () => {
  const { body } = await at('munkh-tsas.localhost').call(endpoints.addLineItem, {
    params: { number: '0' },
    body: { line_item: boots, gift: false },
  });
  const headers = { [shopHeaders.orderToken]: body.token ?? '', [shopHeaders.idempotencyKey]: 'walls-between-sites' };
  const empty = async (host: Host) =>
    (await testClient(test.app, { host, ...headers }).call(endpoints.emptyOrder, { params: body })).status;
  expect([await empty('munkh-tsas.localhost'), await empty('localhost')]).toEqual([200, 422]);
});

it('the header of the site counts in calls of the shop itself alone', async () => {
  const { internal } = test.shop;
  const codeOf = async (headers: Record<string, string>) =>
    (await at('localhost').call(endpoints.getSiteData, {}, { [shopHeaders.site]: 'steppe', ...headers })).body.configs
      .code;
  expect([await codeOf({}), await codeOf(internal.headers)]).toEqual(['ortoo', 'steppe']);
});

it('answers that are cached are those of the site, whoever asks first', async () => {
  const read = async (host: Host) => {
    const { body } = await at(host).call(endpoints.listProducts, { query: { per_page: 100 } });
    return body.products.map(({ slug }) => slug);
  };
  for (const order of [hosts, [...hosts].reverse()]) {
    const lists = new Map<Host, string[]>();
    for (const host of order) lists.set(host, await read(host));
    expect(lists.get('localhost')).toEqual(expect.arrayContaining(['boots', 'river-camp']));
    expect(lists.get('steppe.localhost')).toContain('river-camp');
    expect(lists.get('steppe.localhost')).not.toContain('boots');
  }
  const product = (host: Host) => at(host).call(endpoints.getProduct, { params: { slug: 'boots' } });
  expect((await each(product)).map(({ status }) => status)).toEqual([200, 200, 404]);
});

it('the agency takes trips and stays alone into its cart', async () => {
  const added = await at('steppe.localhost').call(endpoints.addLineItem, {
    params: { number: '0' },
    body: { line_item: boots, gift: false },
  });
  expect(added.status).toBe(404);
});

it('a site offers its own ways to pay, and takes no others', async () => {
  const methods = async (host: Host) =>
    (await at(host).call(endpoints.listPaymentMethods)).body.payment_methods.map(
      ({ code }: Pick<OrderPaymentMethod, 'code'>) => code,
    );
  const [shop = [], , agency] = await each(methods);
  expect(shop.length).toBeGreaterThan(3);
  expect(agency).toEqual(['qr', 'card', 'bank_transfer']);
});

it('languages that a site does not offer are answered in its own', async () => {
  const names = await each(
    async host =>
      (await testClient(test.app, { host, 'accept-language': 'it' }).call(endpoints.getSiteData)).headers[
        'content-language'
      ],
  );
  expect(names).toEqual(['it', 'it', 'en']);
});

it('emails go out in the name of the site that they are about', async () => {
  const senders = await each(async host => {
    const email = `${host.split('.')[0]}@guest.example`;
    await at(host).call(endpoints.subscribe, { body: { email } });
    const message = (await latestMessages(test.shop.db, 50)).find(({ recipient }) => recipient === email);
    return message && deliverable(test.shop, message);
  });
  expect(senders.map(sent => sent?.sender)).toEqual([
    { name: 'Ortoo', address: null },
    { name: 'Munkh Tsas', address: null },
    { name: 'Steppe & Sky', address: 'hello@steppe.example' },
  ]);
  const said = await each(async host => {
    const login = `code-${host}@guest.example`;
    await at(host).call(endpoints.requestCode, { body: { login } });
    return (await latestMessages(test.shop.db, 50)).find(({ recipient }) => recipient === login)?.body.split(':')[0];
  });
  expect(said).toEqual(['Ortoo', 'Munkh Tsas', 'Steppe & Sky']);
  const texts = senders.map(sent => sent?.body ?? '');
  expect(texts[2]).toContain('steppe.localhost');
  expect(texts[2]).not.toContain('munkh-tsas');
});

it('an unknown token opens nothing, and its answer is that of all', async () => {
  const { body } = await at('steppe.localhost').call(endpoints.getSiteData, {}, { [previewHeader]: 'x' });
  expect(body.configs.code).toBe('steppe');
});
