import { typedAmount } from './typed-amount.rules';

it.each([
  ['12500', 12_500],
  ['12 500', 12_500],
  ['12,500₮', 12_500],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['9999999999999', undefined],
])('%j parses as %j', (typed, amount) => expect(typedAmount(typed)).toBe(amount));
