import { presetsOf, rechargeFault } from './recharge.rules';

const limits = { minimum: '1000.0', maximum: '50000.0' };

it.each([
  [undefined, 'errors.number'],
  [999, 'wallet.tooLittle'],
  [1_000, undefined],
  [50_000, undefined],
  [50_001, 'wallet.tooMuch'],
])('of %s: %s', (amount, fault) => expect(rechargeFault(amount, limits)).toBe(fault));

it('offers amounts within the wallet’s limits', () =>
  expect(presetsOf(15_000, 100_000)).toEqual([20_000, 50_000, 100_000]));
