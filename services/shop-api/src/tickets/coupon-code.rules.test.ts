import { generateKeyPairSync, sign } from 'node:crypto';
import { couponNumber, couponState, publicKeyOf, signCoupon, verifyCoupon } from './coupon-code.rules';

const signer = { kid: 'k1', privateKey: generateKeyPairSync('ed25519').privateKey };
const other = { kid: 'k1', privateKey: generateKeyPairSync('ed25519').privateKey };
const facts = {
  number: couponNumber(),
  kind: 'coupon',
  validUntil: new Date('2026-12-31T00:00:00Z'),
  event: 77,
} as const;
const code = signCoupon(facts, signer);

describe('coupon codes', () => {
  it('have a number that can be read aloud', () =>
    expect(facts.number).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/));
  it('are verified with the public key alone', () =>
    expect(verifyCoupon(code, publicKeyOf(signer))).toMatchObject(facts));
  it('of the first version, without an event, are verified', () => {
    const text = code.split('.').slice(0, 5).join('.').replace('O2', 'O1');
    const signature = sign(null, Buffer.from(text), signer.privateKey).toString('base64url');
    expect(verifyCoupon(`${text}.${signature}`, publicKeyOf(signer))).toMatchObject({ ...facts, event: null });
  });
  it('are rejected when another key signed', () => expect(verifyCoupon(code, publicKeyOf(other))).toBeUndefined());
  it.each([
    ['another number', code.replace(facts.number, couponNumber())],
    ['a longer life', code.replace(/\.([a-z0-9]+)\.(\w+)\.([^.]+)$/, '.zzzzzz.$2.$3')],
    ['another event', code.replace(/\.\w+\.([^.]+)$/, '.zz.$1')],
    ['a part missing', code.split('.').slice(0, 5).join('.')],
    ['nothing', ''],
  ])('are rejected with %s', (_, forged) => expect(verifyCoupon(forged, publicKeyOf(signer))).toBeUndefined());
});

describe('couponState', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const coupon = { used_at: null, cancelled_at: null, valid_until: new Date('2026-11-22T00:00:00Z') };
  it.each([
    [coupon, 'active'],
    [{ ...coupon, valid_until: now }, 'expired'],
    [{ ...coupon, used_at: now, valid_until: now }, 'used'],
    [{ ...coupon, used_at: now, cancelled_at: now }, 'cancelled'],
  ] as const)('%j is %s', (row, state) => expect(couponState(row, now)).toBe(state));
});
