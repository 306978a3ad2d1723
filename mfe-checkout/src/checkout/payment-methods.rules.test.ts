import type { OrderPaymentMethod } from '@ortoo/contracts';
import { byUse, isOwn, isProvider } from './payment-methods.rules';

const method = (code: string, maximum: number, change: Partial<OrderPaymentMethod> = {}) =>
  ({ code, maximum: `${maximum}.0`, applied: '0.0', available: true, ...change }) as OrderPaymentMethod;

it('sorts by use, then by payable amount, then unusable ones', () => {
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
] as const)('knows the source of the money of a %s', (kind, own, provider) =>
  expect([isOwn({ kind }), isProvider({ kind })]).toEqual([own, provider]),
);
