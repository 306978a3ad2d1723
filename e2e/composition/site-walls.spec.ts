import { previewName, shopHeaders, visitorPaths, type Order } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { callAt, cookiesOf, hosts, sendTo, type Host } from '../fixtures/hosts';
import { hotelCoupon } from '../fixtures/journey';
import { sentCode, sentMessages, shop } from '../fixtures/shop-api';
import { expect, test } from '../fixtures/test';

const english = { 'accept-language': 'en' };
const password = 'Journey-2026';
const codes: Record<Host, string> = {
  localhost: 'ortoo',
  'munkh-tsas.localhost': 'munkh-tsas',
  'steppe.localhost': 'steppe',
};
/** In English and in Mongolian. */
const names: Record<Host, [string, string]> = {
  localhost: ['Ortoo', 'Өртөө'],
  'munkh-tsas.localhost': ['Munkh Tsas', 'Мөнх Цас'],
  'steppe.localhost': ['Steppe & Sky', 'Тал Тэнгэр'],
};
const originOf = (host: Host) => `http://${host}:${new URL(process.env['SHOP_ORIGIN'] ?? '').port}`;
const othersOf = (host: Host) => hosts.filter(other => other !== host);
const each = async <T>(work: (host: Host) => Promise<T>) =>
  Object.fromEntries(await Promise.all(hosts.map(async host => [host, await work(host)] as const))) as Record<Host, T>;

test.beforeAll(() => shop.stockUp(hotelCoupon, 10));

let people = 0;
const newLogin = () => `walls-${Date.now()}-${(people += 1)}@example.org`;

/** Registers at a host; the cookie of the session, and the login. */
const signUpAt = async (host: Host) => {
  const login = newLogin();
  const begun = await callAt(host, endpoints.signUp, { body: { login, password } }, english);
  const code = await sentCode(login);
  const signedIn = await callAt(host, endpoints.confirmSignUp, { body: { token: begun.body.token, code } });
  return { login, cookie: cookiesOf(signedIn) };
};

const signInAt = async (host: Host, login: string, secret = password) =>
  cookiesOf(await callAt(host, endpoints.signIn, { body: { login, password: secret } }));

/** What a browser or a person sends to name another site than the `Host`. */
const disguises = (host: Host): Record<string, string>[] => [
  {},
  { 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-host': host, origin: originOf(host) },
  { [shopHeaders.site]: codes[host] },
];

test('a session opens nothing on another host, whatever the request says', async () => {
  const sessions = await each(signUpAt);
  for (const own of hosts) {
    const { cookie } = sessions[own];
    const at = (host: Host, headers: Record<string, string>) =>
      callAt(host, endpoints.getSession, {}, { cookie, ...headers });
    expect((await at(own, {})).body.user?.email).toBe(sessions[own].login);
    for (const host of othersOf(own)) {
      for (const disguise of disguises(own)) {
        const headers = { cookie, ...disguise };
        expect((await at(host, disguise)).body.user, `${own} at ${host}`).toBeNull();
        expect((await callAt(host, endpoints.listOwnOrders, {}, headers)).status).toBe(401);
      }
    }
  }
});

test('a session of staff shows nothing of the back office on another host', async () => {
  const cookie = await signInAt('localhost', 'admin@example.mn', 'Admin-2026');
  const planAt = (host: Host, headers = {}) =>
    sendTo(host, visitorPaths.composition, { headers: { cookie, ...headers } });
  const [, file = ''] = /"(\/releases\/backoffice\/[^"]+)"/.exec((await planAt('localhost')).text) ?? [];
  const base = /\/releases\/backoffice\/\w+\//.exec((await planAt('localhost')).text)?.[0] ?? file;
  const fileAt = async (host: Host) =>
    (await sendTo(host, `${base}browser/remoteEntry.js`, { headers: { cookie } })).status;
  expect(await fileAt('localhost')).toBe(200);
  for (const host of othersOf('localhost')) {
    for (const disguise of disguises('localhost'))
      expect((await planAt(host, disguise)).text).not.toContain('backoffice');
    expect(await fileAt(host)).toBe(404);
  }

  const params = { code: 'steppe' };
  const { draft_version } = (await callAt('localhost', endpoints.getSite, { params }, { cookie })).body;
  const draft = await callAt('localhost', endpoints.previewSite, { params, body: { draft_version } }, { cookie });
  const preview = new URL(draft.body.url).searchParams.get(previewName) ?? '';
  const showsDraft = async (host: Host) =>
    (await sendTo(host, '/en', { headers: { cookie: `${previewName}=${preview}` } })).text.includes('"preview":{');
  expect(await each(showsDraft)).toEqual({
    localhost: false,
    'munkh-tsas.localhost': false,
    'steppe.localhost': true,
  });
});

/** Puts a coupon into the cart at a host. */
const addCoupon = async (host: Host, headers: Record<string, string>) => {
  const { body: product } = await callAt('localhost', endpoints.getProduct, { params: { slug: hotelCoupon } });
  const variant = product.variants.find(({ total_on_hand }) => total_on_hand > 0);
  const line_item = { variant_id: variant?.id ?? 0, quantity: 1 };
  return (await callAt(host, endpoints.addLineItem, { params: { number: '0' }, body: { line_item } }, headers)).body;
};

test('carts stay apart, and open by no token or number elsewhere', async () => {
  const { login } = await signUpAt('localhost');
  const cookies = await each(host => signInAt(host, login));
  const own = await addCoupon('localhost', { cookie: cookies.localhost });
  const guest = await addCoupon('munkh-tsas.localhost', {});
  const key = { [shopHeaders.orderToken]: guest.token ?? '' };
  const sizes = await each(
    async host =>
      (await callAt(host, endpoints.getCurrentOrder, {}, { cookie: cookies[host] })).body?.total_quantity ?? 0,
  );
  expect(sizes).toEqual({ localhost: 1, 'munkh-tsas.localhost': 0, 'steppe.localhost': 0 });

  const opens = async (host: Host, { number }: Order, headers: Record<string, string>) => [
    (await callAt(host, endpoints.getOrder, { params: { number } }, headers)).status,
    (await callAt(host, endpoints.listOrderPaymentMethods, { params: { number } }, headers)).status,
  ];
  expect(await each(host => opens(host, own, { cookie: cookies[host] }))).toEqual({
    localhost: [200, 200],
    'munkh-tsas.localhost': [404, 404],
    'steppe.localhost': [404, 404],
  });
  expect(await each(host => opens(host, guest, { ...key, [shopHeaders.site]: 'munkh-tsas' }))).toEqual({
    localhost: [404, 404],
    'munkh-tsas.localhost': [200, 200],
    'steppe.localhost': [404, 404],
  });
  const byLink = await each(
    async host =>
      (await callAt(host, endpoints.getOrder, { params: guest, query: { order_token: guest.token ?? '' } })).status,
  );
  expect(byLink).toEqual({ localhost: 404, 'munkh-tsas.localhost': 200, 'steppe.localhost': 404 });
});

/** Of which host an answer is, read from what it says. */
const pages: Record<string, (text: string) => string | undefined> = {
  '/en': text => /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(text)?.[1],
  '/en/products': text => /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(text)?.[1],
  '/en/articles': text => /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(text)?.[1],
  '/robots.txt': text => /Sitemap: (https?:\/\/[^/\s]+)/.exec(text)?.[1],
  '/sitemap.xml': text => /<loc>(https?:\/\/[^/<]+)/.exec(text)?.[1],
  '/en/app.webmanifest': text => (JSON.parse(text) as { name: string }).name,
  '/api/v2/site_data': text => (JSON.parse(text) as { configs: { code: string } }).configs.code,
};
const expectedOf = (path: string, host: Host): string =>
  path.endsWith('.webmanifest') ? names[host][0] : path.startsWith('/api') ? codes[host] : originOf(host);

/** Forms of a `Host` that mean the same site. */
const formsOf = (host: Host): string[] => {
  const { port } = new URL(process.env['SHOP_ORIGIN'] ?? '');
  return [
    `${host}:${port}`,
    host,
    `${host}:8443`,
    host.toUpperCase(),
    `${host.replace('localhost', 'LocalHost')}:${port}`,
  ];
};

test('caches answer each host with its own site, cold and warm, interleaved and at once', async () => {
  const askAll = async (round: number) => {
    const requests = hosts.flatMap((host, at) =>
      Object.keys(pages).flatMap(path =>
        formsOf(host).flatMap(form => {
          // No round asks for the documents of another one: the first of them renders, the others wait for it.
          const own = path === '/en/products' ? `${path}?q=walls${round}` : path;
          const foreign = disguises(hosts[(at + 1) % hosts.length]!);
          return foreign.map(headers => ({ host, path, own, headers: { ...english, ...headers, host: form } }));
        }),
      ),
    );
    const shuffled = requests.toSorted(() => Math.random() - 0.5);
    for (let from = 0; from < shuffled.length; from += 60) {
      const answers = shuffled.slice(from, from + 60).map(async ({ host, path, own, headers }) => {
        const { status, text } = await sendTo(host, own, { headers });
        return [headers.host, path, status, status === 200 ? pages[path]?.(text) : text.slice(0, 80)];
      });
      const expected = shuffled
        .slice(from, from + 60)
        .map(({ host, path, headers }) => [headers.host, path, 200, expectedOf(path, host)]);
      expect(await Promise.all(answers)).toEqual(expected);
    }
  };
  for (const round of [1, 2]) await askAll(round);

  // What one site does not sell is not there, although another one has just shown it.
  const goods = '/api/v2/products/khangai-esgii-gutal-brown';
  for (const order of [hosts, hosts.toReversed()]) {
    const statuses = [];
    for (const host of order) statuses.push([host, (await sendTo(host, goods, { headers: english })).status]);
    expect(Object.fromEntries(statuses)).toMatchObject({ localhost: 200, 'steppe.localhost': 404 });
  }
  expect((await sendTo('evil.example', '/en', { headers: { 'x-forwarded-host': 'localhost' } })).status).toBe(421);
});

const address = {
  ...{ firstname: 'Номин', phone: '88112233', province: '11', district: '1119', subdistrict: '8', address1: '40-25' },
};

/** Buys a coupon at a host with a QR code; the order. */
const buyAt = async (host: Host, headers: Record<string, string>): Promise<Order> => {
  const cart = await addCoupon(host, headers);
  const own = { ...headers, ...(cart.token && { [shopHeaders.orderToken]: cart.token }) };
  const params = { number: cart.number };
  const change = (order: object) => callAt(host, endpoints.updateCheckout, { params, body: { order } }, own);
  await callAt(host, endpoints.takeNextStep, { params }, own);
  await change({ ship_address_attributes: address });
  await callAt(host, endpoints.advanceCheckout, { params }, own);
  const offered = await callAt(host, endpoints.listOrderPaymentMethods, { params }, own);
  expect(offered.status, `${cart.number} at ${host}: ${offered.text}`).toBe(200);
  const { payment_methods } = offered.body;
  const payment_method_id = payment_methods.find(({ kind }) => kind === 'qr')?.id ?? 0;
  const { payments } = (await change({ payments_attributes: [{ payment_method_id }] })).body;
  const payment = { ...params, id: payments.at(-1)?.id ?? 0 };
  const invoice = (await callAt(host, endpoints.createInvoice, { params: payment }, own)).body.payments.at(-1)?.invoice;
  if (invoice?.kind !== 'qr') throw new Error(`no QR code for ${cart.number}`);
  const approval = { method: 'POST', body: 'action=approve' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await sendTo('localhost', new URL(invoice.urls[0]?.link ?? '').pathname, { ...approval, headers: form });
  const read = async () => (await callAt(host, endpoints.getOrder, { params }, own)).body;
  await callAt(host, endpoints.checkPayment, { params: payment }, own);
  await expect.poll(async () => (await read()).state).toBe('complete');
  return read();
};

/** What a mail may name: its own site, and no other. */
const expectFrom = (host: Host, message: Awaited<ReturnType<typeof sentMessages>>[number] | undefined) => {
  expect(names[host], host).toContain(message?.sender?.name);
  const text = `${message?.body}${message?.html}`;
  const linked = [...text.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([origin]) => origin);
  expect([...new Set(linked)].filter(origin => origin !== originOf(host))).toEqual([]);
  const foreign = othersOf(host).flatMap(other => names[other]);
  expect(foreign.filter(name => message?.html?.includes(name.replace('&', '&amp;')))).toEqual([]);
  return linked.length;
};

test('mails have the sender, name and links of the site on which the visitor acted', async () => {
  for (const host of hosts) {
    const foreign = disguises(othersOf(host)[0]!).reduce((all, one) => ({ ...all, ...one }));
    delete foreign['origin'];
    const headers = { ...english, ...foreign };
    const [newcomer, reader, forgetful] = [newLogin(), newLogin(), (await signUpAt(othersOf(host)[0]!)).login];
    await callAt(host, endpoints.signUp, { body: { login: newcomer, password } }, headers);
    await callAt(host, endpoints.subscribe, { body: { email: reader } }, headers);
    await callAt(host, endpoints.requestCode, { body: { login: forgetful, purpose: 'recovery' } }, headers);
    const messages = await sentMessages();
    const to = (login: string) => messages.find(({ recipient }) => recipient === login);
    expectFrom(host, to(newcomer));
    expectFrom(host, to(forgetful));
    expect(expectFrom(host, to(reader))).toBeGreaterThan(0);
    expect(to(reader)?.headers['List-Unsubscribe']).toContain(originOf(host));
  }
});

/** Registers and links a device at the sandbox's push service; where its messages are. */
const deviceAt = async (host: Host, cookie: string) => {
  const { public_key } = (await callAt(host, endpoints.getPushKey)).body;
  const made = await sendTo(host, '/sandbox/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application_server_key: public_key }),
  });
  const subscription = JSON.parse(made.text) as { endpoint: string; keys: { p256dh: string; auth: string } };
  const body = { ...subscription, time_zone: 'UTC' };
  const { player_id: playerId } = (await callAt(host, endpoints.registerDevice, { body }, english)).body;
  const linkAt = async (other: Host, session: string) =>
    (await callAt(other, endpoints.linkDevice, { body: { playerId } }, { cookie: session })).status;
  expect(await linkAt(host, cookie)).toBeLessThan(300);
  const received = async () => {
    const { text } = await sendTo(host, new URL(subscription.endpoint).pathname);
    return (JSON.parse(text) as { messages: { url: string }[] }).messages.map(({ url }) => url);
  };
  return { linkAt, received };
};

test('a push of one site reaches its own devices alone, in its own name', async () => {
  const { login } = await signUpAt('localhost');
  const cookies = await each(host => signInAt(host, login));
  const hour = new Date().getUTCHours();
  const quiet = { from: (hour + 12) % 24, to: (hour + 13) % 24 };
  await callAt('localhost', endpoints.setQuietHours, { body: quiet }, { cookie: cookies.localhost });
  const devices = await each(host => deviceAt(host, cookies[host]));
  for (const host of hosts) {
    const [other = host] = othersOf(host);
    expect(await devices[host].linkAt(other, cookies[other])).toBe(404);
    expect(await devices[host].linkAt(host, cookies[other])).toBe(401);
  }
  const notices: Record<Host, string[]> = { localhost: [], 'munkh-tsas.localhost': [], 'steppe.localhost': [] };
  for (const host of ['munkh-tsas.localhost', 'localhost'] as const) {
    const { number } = await buyAt(host, { ...english, cookie: cookies[host] });
    notices[host].push(`${originOf(host)}/en/orders/${number}`);
    await expect.poll(devices[host].received, { timeout: 30_000 }).toEqual(notices[host]);
    expect(await each(one => devices[one].received())).toEqual(notices);
    const mail = (await sentMessages()).find(({ kind, body }) => kind === 'email' && body.includes(number));
    expect(expectFrom(host, mail)).toBeGreaterThan(0);
  }
});
