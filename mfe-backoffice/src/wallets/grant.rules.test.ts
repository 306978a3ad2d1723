import { signedAmount } from './grant.rules';

it.each([
  ['12500', 12_500],
  ['-12,500', -12_500],
  ['−12 500₮', -12_500],
  ['12.5', undefined],
  ['', undefined],
  ['мянга', undefined],
])('reads %j as %s', (typed, amount) => {
  expect(signedAmount(typed)).toBe(amount);
});
