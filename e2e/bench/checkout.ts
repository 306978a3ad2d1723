import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { currentOrder, type Endpoint, type ProductCard } from '@ortoo/contracts';
import {
  addLineItem,
  addStoreCredit,
  advanceCheckout,
  changeVariant,
  checkRecharge,
  completeCheckout,
  createRecharge,
  emptyOrder,
  listPaymentMethods,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { newShopper } from '../fixtures/journey';
import { fetchOf } from '../fixtures/requests';
import { shop } from '../fixtures/shop-api';
import { startShop } from '../fixtures/shop-server';
import { onPostgres, share } from './own-postgres';

/** Measured rounds per shopper, after a few unmeasured ones. */
const rounds = Number(process.argv[2] ?? 30);
const warmUp = Math.ceil(rounds / 5);
const connections = 20;
const addsInARow = 3;
const wallet = 'digital';
const plenty = 1_000_000;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** One call over a persistent connection, and the milliseconds until the last byte of its response. */
async function send<Input, Output>(
  cookie: string,
  endpoint: Endpoint<Input, Output>,
  input?: Input,
): Promise<[answer: Output, ms: number]> {
  const { method, path, body } = fetchOf(endpoint, input);
  const headers = { cookie, 'x-requested-with': 'ortoo', ...(body && { 'content-type': 'application/json' }) };
  const start = performance.now();
  const call = request(`${process.env['SHOP_ORIGIN']}${path}`, { agent, method, headers }).end(body);
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const ms = performance.now() - start;
  const text = Buffer.concat(parts).toString();
  if ((answer.statusCode ?? 500) >= 400) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`);
  return [JSON.parse(text || 'null') as Output, ms];
}

interface Shopper {
  cookie: string;
  /** Products for this shopper only: the benchmark measures the checkout, not contention for stock. */
  variants: number[];
}

const address = { firstname: 'Номин', phone: '88112233', province: '11', district: '1119', subdistrict: '8' };

const topUp = async (cookie: string, methodId: number): Promise<void> => {
  const recharge = { wallet, amount: plenty, payment_method_id: methodId };
  const [{ number, invoice }] = await send(cookie, createRecharge, { body: recharge });
  if (invoice?.kind !== 'qr') throw new Error('no QR code to top up with');
  await fetch(invoice.urls[0]?.link ?? '', { method: 'POST', body: new URLSearchParams({ action: 'approve' }) });
  const [{ state }] = await send(cookie, checkRecharge, { params: { number } });
  if (state !== 'completed') throw new Error(`${number} is ${state}`);
};

/** Shoppers with sessions, money, and sufficient stock. */
async function prepare(): Promise<Shopper[]> {
  const goods = (await shop.products({ kind: 'goods' }))
    .filter((card): card is ProductCard & { variant_id: number } => card.variant_id !== null && !card.alcohol)
    .toSorted((one, other) => Number(one.price) - Number(other.price));
  const [{ payment_methods }] = await send('', listPaymentMethods);
  const qr = payment_methods.find(({ kind }) => kind === 'qr');
  const shoppers: Shopper[] = [];
  for (let nth = 0; nth < connections; nth += 1) {
    const own = Array.from({ length: addsInARow }, (_, at) => goods[(nth * addsInARow + at) % goods.length]);
    const variants = own.map(card => card?.variant_id ?? 0);
    const stock_item = { count_on_hand: plenty, force: true };
    for (const id of variants) await shop.asStaff(changeVariant, { params: { id }, body: { variant: { stock_item } } });
    const { login, password } = await newShopper();
    const { cookie } = await shop.signIn(login, password);
    const spent = (rounds + warmUp) * (Number(own[0]?.price) + 20_000);
    for (let filled = 0; filled < spent; filled += plenty) await topUp(cookie, qr?.id ?? 0);
    shoppers.push({ cookie, variants });
  }
  return shoppers;
}

const add = (cookie: string, variant_id = 0) =>
  send(cookie, addLineItem, { params: { number: currentOrder }, body: { line_item: { variant_id, quantity: 1 } } });

/** Adds three lines to the cart; removing them is not measured. */
const addAndEmpty = async ({ cookie, variants }: Shopper): Promise<number[]> => {
  const times: number[] = [];
  for (const variant of variants) {
    const [order, ms] = await add(cookie, variant);
    times.push(ms);
    if (times.length === variants.length) await send(cookie, emptyOrder, { params: order });
  }
  return times;
};

/** All steps except the last: address, delivery, and a wallet that pays in full. */
const upToTheLast = async ({ cookie, variants }: Shopper): Promise<string> => {
  const [{ number }] = await add(cookie, variants[0]);
  const ship_address_attributes = { ...address, address1: '40-25' };
  const params = { number };
  await send(cookie, updateCheckout, { params, body: { order: { ship_address_attributes } } });
  await send(cookie, advanceCheckout, { params });
  await send(cookie, addStoreCredit, { params, body: { wallet } });
  await send(cookie, advanceCheckout, { params });
  return number;
};

/** All shoppers complete an order at the same moment. */
const completeTogether = async (shoppers: readonly Shopper[]): Promise<number[]> => {
  const numbers = await Promise.all(shoppers.map(upToTheLast));
  return Promise.all(
    shoppers.map(async ({ cookie }, at) => {
      const number = numbers[at] ?? '';
      const [{ completed_at, payment_state }, ms] = await send(cookie, completeCheckout, { params: { number } });
      if (!completed_at || payment_state !== 'paid') throw new Error(`${number} did not complete`);
      return ms;
    }),
  );
};

/** Times after the warm-up. */
const repeated = async (act: () => Promise<number[]>, times = rounds): Promise<number[]> => {
  const all: number[][] = [];
  for (let round = 0; round < times + warmUp; round += 1) all.push(await act());
  return all.slice(warmUp).flat();
};

const row = (name: string, goal: number, alone: readonly number[], together: readonly number[]): string =>
  [
    '',
    name,
    `${share(alone, 0.5).toFixed(1)} / ${share(alone, 0.95).toFixed(1)}`,
    `${share(together, 0.5).toFixed(1)} / ${share(together, 0.95).toFixed(1)}`,
    goal,
    together.length,
    '',
  ]
    .join(' | ')
    .trim();

const bench = async (home: string, databaseUrl: string): Promise<string> => {
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', LIMITS_FACTOR: '0' };
  const server = await startShop(join(home, 'data'), settings, []);
  process.env['SHOP_ORIGIN'] = server.origin;
  try {
    const shoppers = await prepare();
    const [one] = shoppers as [Shopper, ...Shopper[]];
    const adds = await repeated(() => addAndEmpty(one));
    const addsTogether = await Promise.all(shoppers.map(shopper => repeated(() => addAndEmpty(shopper))));
    const completes = await repeated(() => completeTogether([one]), Math.ceil(rounds / 2));
    const completesTogether = await repeated(() => completeTogether(shoppers), Math.floor(rounds / 2));
    const books = (await (await fetch(`${server.origin}/dev/books.json`)).json()) as { faults: unknown[] };
    if (books.faults.length > 0) throw new Error(`the books: ${JSON.stringify(books.faults)}`);
    return [
      '',
      `| ms | alone, p50 / p95 | ${connections} connections, p50 / p95 | goal, p95 | counted |`,
      '|---|---|---|---|---|',
      row('add to cart', 15, adds, addsTogether.flat()),
      row('complete', 40, completes, completesTogether),
      '',
    ].join('\n');
  } finally {
    agent.destroy();
    await server.stop();
  }
};

await onPostgres(bench);
