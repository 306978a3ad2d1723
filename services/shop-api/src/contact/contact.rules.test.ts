import { checkToken, createToken, foreignLinks, holdOf, wayOf } from './contact.rules';

const now = new Date('2026-11-21T04:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

it.each([
  [2_999, { ok: false, code: 'FORM_FAST' }],
  [3_000, { ok: true, value: true }],
  [24 * 3_600_000 + 1, { ok: false, code: 'FORM_EXPIRED' }],
])('takes a form %i ms after it was shown: %j', (age, outcome) =>
  expect(checkToken('key', createToken('key', now), later(age))).toEqual(outcome),
);

it.each([
  createToken('another key', now),
  '',
  'x.y',
  `${now.getTime()}.`,
  `${now.getTime() - 9_000}.${createToken('key', now).split('.')[1]}`,
])('rejects the token %s', token =>
  expect(checkToken('key', token, later(60_000))).toEqual({ ok: false, code: 'FORM_EXPIRED' }),
);

it.each([
  ['Bold@Example.mn', '', { ok: true, value: { email: 'bold@example.mn', phone: null } }],
  ['', '9911-2233', { ok: true, value: { email: null, phone: '+97699112233' } }],
  ['', '', { ok: false, field: 'email', code: 'CONTACT_WAY' }],
  ['bold@', '', { ok: false, field: 'email', code: 'EMAIL_FORMAT' }],
  ['a@b.mn,c@d.mn', '', { ok: false, field: 'email', code: 'EMAIL_FORMAT' }],
  ['Bold <a@b.mn>', '', { ok: false, field: 'email', code: 'EMAIL_FORMAT' }],
  ['bold@example.mn', '1234', { ok: false, field: 'phone', code: 'PHONE_FORMAT' }],
])('reads %p and %p as %j', (email, phone, way) => expect(wayOf({ email, phone })).toEqual(way));

it.each([
  ['Захиалга маань ирээгүй байна.', []],
  ['See https://ortoo.example/products/boots please', []],
  ['My address is bold@example.com', []],
  ['Cheap pills at http://spam.example/x and www.casino.top', ['http://spam.example/x', 'www.casino.top']],
  ['visit CASINO-777.com now', ['CASINO-777.com']],
])('finds the foreign links of %p', (text, links) => expect(foreignLinks(text, ['ortoo.example'])).toEqual(links));

it.each([
  [{ website: 'x' }, false, 'trap'],
  [{ message: 'www.casino.top' }, false, 'links'],
  [{ name: 'http://spam.example' }, false, 'links'],
  [{}, true, 'flood'],
  [{}, false, null],
])('holds back %j, flood %p: %p', (change, isFlood, hold) =>
  expect(holdOf({ website: '', message: 'Сайн байна уу', name: 'Болд', ...change }, [], isFlood)).toBe(hold),
);
