import type { OrderPaymentMethod } from '@ortoo/contracts';
import { byUse, isOwn, isProvider } from './payment-methods.rules';

const method = (code: string, maximum: number, change: Partial<OrderPaymentMethod> = {}) =>
  ({ code, maximum: `${maximum}.0`, applied: '0.0', available: true, ...change }) as OrderPaymentMethod;

it('puts what is in use first, then what can pay most, then what cannot', () => {
  const methods = [
    method('refused', 0, { available: false }),
    method('small', 500),
    method('large', 9_000),
    method('used', 100, { applied: '100.0' }),
  ];
  expect(byUse(methods).map(({ code }) => code)).toEqual(['used', 'large', 'small', 'refused']);
});

it.each([
  ['wallet', true, false],
  ['voucher', true, false],
  ['gift_card', false, false],
  ['qr', false, true],
  ['bank_transfer', false, true],
] as const)('knows where the money of a %s comes from', (kind, own, provider) =>
  expect([isOwn({ kind }), isProvider({ kind })]).toEqual([own, provider]),
);
