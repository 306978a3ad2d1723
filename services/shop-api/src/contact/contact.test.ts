import { shopApiPrefix } from '@ortoo/contracts';
import {
  getContactToken,
  handleContactForm,
  listContactForms,
  releaseContactForm,
  sendContactForm,
} from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeEach(async () => void (test = await startTestShop()));
afterEach(() => test.close());

const visitor = () => testClient(test.app, { 'accept-language': 'en' });
const freshToken = async () => {
  const { token } = (await visitor().call(getContactToken)).body;
  test.pass(5_000);
  return token;
};
const form = async (change: object = {}) => ({
  name: 'Bold',
  email: 'bold@example.org',
  topic: 'order' as const,
  order_number: 'R123456789',
  message: 'Where is my parcel?',
  token: await freshToken(),
  ...change,
});
const send = async (change?: object) => visitor().call(sendContactForm, { body: await form(change) });
const emails = () => test.shop.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).orderBy('id').execute();
const rows = () => test.shop.db.selectFrom('contact_forms').selectAll().orderBy('id').execute();

it('takes a message, tells staff and sends a copy in the language of the form', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { copied: true } });
  const [staff, copy] = await emails();
  expect(staff).toMatchObject({ recipient: 'hello@ortoo.example', subject: 'Холбоо барих маягт: Bold' });
  expect(copy).toMatchObject({ recipient: 'bold@example.org', subject: 'We have received your message' });
  expect(copy?.body).toContain('Where is my parcel?');
  expect(copy?.body).toContain('R123456789');
});

it('takes a phone number in place of an email address, without a copy', async () => {
  expect((await send({ email: '', phone: '9911 2233' })).body).toEqual({ copied: false });
  expect(await rows()).toEqual([expect.objectContaining({ email: null, phone: '+97699112233', held_for: null })]);
  expect(await emails()).toHaveLength(1);
});

it.each([
  [{ email: '', phone: '' }, 'CONTACT_WAY', 'email'],
  [{ email: 'bold@' }, 'EMAIL_FORMAT', 'email'],
  [{ phone: '12' }, 'PHONE_FORMAT', 'phone'],
  [{ message: ' ' }, 'INVALID', 'message'],
  [{ name: '' }, 'INVALID', 'name'],
])('says what is wrong with %j, at its field', async (change, code, field) => {
  const { status, body } = await visitor().reject(sendContactForm, { body: await form(change) });
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
});

it('rejects a form that was sent at once, or whose time is over', async () => {
  const { token } = (await visitor().call(getContactToken)).body;
  const reject = async () =>
    (await visitor().reject(sendContactForm, { body: { ...(await form()), token } })).body.code;
  const body = { ...(await form()), token: (await visitor().call(getContactToken)).body.token };
  expect((await visitor().reject(sendContactForm, { body })).body.code).toBe('FORM_FAST');
  test.pass(25 * 3_600_000);
  expect(await reject()).toBe('FORM_EXPIRED');
});

it.each([
  [{ website: 'http://spam.example' }, 'trap'],
  [{ message: 'Best casino: www.casino.top' }, 'links'],
])('holds back %j, and answers as if it did not', async (change, held_for) => {
  expect(await send(change)).toMatchObject({ status: 200, body: { copied: false } });
  expect(await emails()).toEqual([]);
  expect(await rows()).toEqual([expect.objectContaining({ held_for })]);
});

it('sends an address three copies a day at most, and holds back a flood', async () => {
  const copied = [];
  for (let at = 0; at < 12; at += 1) copied.push((await send()).body.copied);
  expect(copied).toEqual([true, true, true, ...Array.from({ length: 9 }, () => false)]);
  expect((await rows()).map(({ held_for }) => held_for)).toEqual([
    ...Array.from({ length: 10 }, () => null),
    'flood',
    'flood',
  ]);
});

it('lets staff list messages and mark them as handled', async () => {
  await send();
  await send({ website: 'x' });
  const staff = await signedInStaff(test);
  const list = async (state: 'open' | 'held' | 'handled') =>
    (await staff.call(listContactForms, { query: { state } })).body.contact_forms;
  const [open] = await list('open');
  expect([open?.message, (await list('held')).length]).toEqual(['Where is my parcel?', 1]);
  const handled = await staff.call(handleContactForm, { params: { id: open?.id ?? 0 } });
  expect(handled.body.handled_at).toBe(test.shop.clock().toISOString());
  expect([(await list('open')).length, (await list('handled')).length]).toEqual([0, 1]);
  expect((await staff.reject(handleContactForm, { params: { id: 999 } })).status).toBe(404);
});

it('lets staff pass on a message that was held back, once', async () => {
  await send({ message: 'See www.example.org and www.example.com' });
  await send();
  const staff = await signedInStaff(test);
  const [held, open] = await rows();
  const params = { id: held?.id ?? 0 };
  expect((await staff.call(releaseContactForm, { params })).body).toMatchObject({ id: held?.id, held_for: null });
  expect((await emails()).map(({ recipient }) => recipient)).toEqual([
    ...['hello@ortoo.example', 'bold@example.org'],
    ...['hello@ortoo.example', 'bold@example.org'],
  ]);
  expect((await staff.reject(releaseContactForm, { params })).status).toBe(404);
  expect((await staff.reject(releaseContactForm, { params: { id: open?.id ?? 0 } })).status).toBe(404);
  expect(await emails()).toHaveLength(4);
});

describe('a browser without script', () => {
  const post = async (change: object = {}) =>
    test.app.inject({
      method: 'POST',
      url: `${shopApiPrefix}/contact_forms`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({
        ...(await form()),
        return_to: '/en/pages/contact?contact=x',
        ...change,
      }).toString(),
    });

  it('is sent back to its page, which says that the message has arrived', async () => {
    const answer = await post();
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/en/pages/contact?contact=copied#contact-form',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it('is told there what was wrong', async () => {
    expect((await post({ email: 'bold@' })).headers.location).toBe(
      '/en/pages/contact?contact=EMAIL_FORMAT#contact-form',
    );
    expect((await post({ name: '' })).headers.location).toBe('/en/pages/contact?contact=INVALID#contact-form');
    expect((await post({ return_to: '//evil.example' })).headers.location).toBe('/?contact=copied#contact-form');
  });
});
