import { couponReference, hasSignature, readCouponCode } from './coupon-code.rules';

const validUntil = new Date('2026-12-31T00:00:00Z');
const expiry = (validUntil.getTime() / 1000).toString(36);
const facts = { kid: 'k1', kind: 'ticket', number: 'ABCD-EFGH-JKLM', validUntil, signature: 'sig' };

it.each([
  ['with its event', `O2.k1.t.ABCD-EFGH-JKLM.${expiry}.${(77).toString(36)}`, 77],
  ['of the first version', `O1.k1.t.ABCD-EFGH-JKLM.${expiry}`, null],
])('reads a code %s', (_, signed, event) =>
  expect(readCouponCode(` ${signed}.sig `)).toEqual({ ...facts, signed, event }),
);

it.each([
  '',
  'ABCD-EFGH-JKLM',
  'O3.a.b.c.d.e.f',
  'O1.k1.t.number.expiry.event.sig',
  'O2.k1.t.number.expiry.sig',
  'O1.....',
])('reads nothing from %j', code => expect(readCouponCode(code)).toBeUndefined());

it('shows the number of a code, and input that is none', () => {
  expect(couponReference(`O1.k1.t.ABCD-EFGH-JKLM.${expiry}.sig`)).toBe('ABCD-EFGH-JKLM');
  expect(couponReference(' abcd-efgh-jklm ')).toBe('ABCD-EFGH-JKLM');
  expect([hasSignature('a.b'), hasSignature('ABCD-EFGH-JKLM')]).toEqual([true, false]);
});
