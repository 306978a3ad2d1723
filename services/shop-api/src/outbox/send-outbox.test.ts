import { latestMessages, type OutgoingMessage, post } from '../db/outbox.tables';
import type { Shop } from '../shop';
import { startSmsGateway, type SmsGateway } from '../testing/sms-gateway';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { sendOutbox } from './send-outbox';
import { smsTransport } from './sms-gateway';
import { type Delivery, RejectedDelivery, type Transports } from './transport';

let test: TestShop;
let gateway: SmsGateway;
beforeAll(async () => {
  test = await startTestShop();
  gateway = await startSmsGateway();
});
afterAll(async () => {
  await gateway.close();
  await test.close();
});
beforeEach(async () => {
  await test.shop.db.deleteFrom('outbox').execute();
  Object.assign(gateway, { mode: 'accept', delivered: [], requests: [] });
});

const sms: OutgoingMessage = { kind: 'sms', recipient: '+97699112233', subject: '', body: 'Код 123456' };
const queue = (message: OutgoingMessage = sms) => post(test.shop.db, message, test.shop.clock());
const shopWith = (transports: Transports): Shop => ({ ...test.shop, transports });
/** Only a gateway that answers too late is given up on early: a busy machine must not look like one. */
const viaGateway = () =>
  shopWith({
    sms: smsTransport(
      { url: gateway.url, user: 'shop', password: 'pass', sender: 'Ortoo' },
      { timeoutMs: gateway.mode === 'delay' || gateway.mode === 'lie' ? 150 : 30_000 },
    ),
  });
const faults: unknown[] = [];
const send = (shop = viaGateway()) => sendOutbox(shop, error => void faults.push(error));
const only = async () => (await latestMessages(test.shop.db, 1))[0]!;

it('sends an SMS once, with its key and our name', async () => {
  await queue();
  await send();
  await send();
  const { key, sent_at, due_at, attempts } = await only();
  expect(gateway.delivered).toEqual([{ id: key, to: '+97699112233', from: 'Ortoo', text: 'Код 123456' }]);
  expect(gateway.requests).toHaveLength(1);
  expect(gateway.requests[0]?.headers).toMatchObject({ 'idempotency-key': key, authorization: 'Basic c2hvcDpwYXNz' });
  expect([sent_at, due_at, attempts]).toEqual([test.shop.clock(), null, 1]);
});

it.each(['fail', 'drop', 'delay', 'busy'] as const)('tries again when the gateway does this: %s', async mode => {
  gateway.mode = mode;
  await queue();
  await send();
  const { due_at, last_error } = await only();
  const wait = (due_at!.getTime() - test.shop.clock().getTime()) / 1000;
  expect(wait).toBe(mode === 'busy' ? 90 : 15);
  expect(last_error).not.toContain('123456');
  await send();
  expect((await only()).attempts).toBe(1);
  gateway.mode = 'accept';
  test.pass(wait * 1000);
  await send();
  expect(gateway.delivered).toHaveLength(1);
  expect(await only()).toMatchObject({ attempts: 2, due_at: null, last_error: null });
});

it('sends one SMS when the gateway accepts it and answers too late', async () => {
  gateway.mode = 'lie';
  await queue();
  await send();
  expect((await only()).sent_at).toBeNull();
  gateway.mode = 'accept';
  test.pass(15_000);
  await send();
  expect(gateway.delivered).toHaveLength(1);
  expect(gateway.requests).toHaveLength(2);
  expect((await only()).sent_at).not.toBeNull();
});

it('gives up on a number that the gateway refuses', async () => {
  gateway.mode = 'refuse';
  await queue();
  await send();
  expect(await only()).toMatchObject({ due_at: null, failed_at: test.shop.clock(), attempts: 1, body: 'Код 123456' });
  expect((await only()).last_error).toMatch(/422.*invalid number/);
});

it('gives up after two hours', async () => {
  gateway.mode = 'fail';
  await queue();
  for (let quarter = 0; quarter < 10; quarter += 1) {
    await send();
    test.pass(15 * 60_000);
  }
  expect(await only()).toMatchObject({ due_at: null, sent_at: null, failed_at: expect.any(Date) });
});

it('sends no code late, and erases the text of one that was sent', async () => {
  const expiresAt = () => new Date(test.shop.clock().getTime() + 600_000);
  await queue({ ...sms, expiresAt: expiresAt() });
  test.pass(600_000);
  await send();
  expect(gateway.requests).toEqual([]);
  expect(await only()).toMatchObject({ failed_at: test.shop.clock(), body: '' });
  await queue({ ...sms, expiresAt: expiresAt() });
  await send();
  expect(gateway.delivered[0]?.text).toBe('Код 123456');
  expect(await only()).toMatchObject({ sent_at: test.shop.clock(), body: '' });
});

it('sends each message once when two processes send at the same time, and all of a long queue', async () => {
  for (let at = 0; at < 45; at += 1) await queue({ ...sms, body: `Мэдэгдэл ${at}` });
  await Promise.all([send(), send()]);
  expect(gateway.requests).toHaveLength(45);
  expect(new Set(gateway.delivered.map(({ text }) => text)).size).toBe(45);
});

it('takes a message again that a process had taken when it ended', async () => {
  await queue();
  const never = new Promise<void>(() => undefined);
  void sendOutbox(shopWith({ sms: () => never }), () => undefined);
  while ((await only()).attempts === 0) await new Promise(resolve => setTimeout(resolve, 10));
  await send();
  expect(gateway.requests).toEqual([]);
  test.pass(5 * 60_000);
  await send();
  expect(gateway.delivered).toHaveLength(1);
});

it('leaves a kind without a transport in the outbox, and one email’s fault to itself', async () => {
  const emails: Delivery[] = [];
  const email = async (delivery: Delivery) => {
    if (delivery.recipient === 'gone@example.org') throw new RejectedDelivery('550 no such user');
    emails.push(delivery);
  };
  await queue();
  const letter: OutgoingMessage = { kind: 'email', recipient: 'gone@example.org', subject: 'Захиалга', body: 'Текст' };
  await queue(letter);
  await queue({
    ...letter,
    recipient: 'nomin@example.org',
    attachments: [{ name: 'баримт.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF') }],
  });
  await send(shopWith({ email }));
  expect(emails).toEqual([
    expect.objectContaining({
      ...{ recipient: 'nomin@example.org', subject: 'Захиалга', text: 'Текст' },
      html: expect.stringContaining('Текст'),
      attachments: [{ filename: 'баримт.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
    }),
  ]);
  const [sent, rejected, waiting] = await latestMessages(test.shop.db, 3);
  expect([sent?.sent_at, rejected?.failed_at]).toEqual([test.shop.clock(), test.shop.clock()]);
  expect(waiting).toMatchObject({ kind: 'sms', attempts: 0, due_at: expect.any(Date) });
});
