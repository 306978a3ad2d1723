import { isPrice, typedPrice } from './typed-price.rules';

it.each([
  ['12500', 12_500],
  ['12 500', 12_500],
  ['12\u00a0500', 12_500],
  ['12,500₮', 12_500],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['', undefined],
  [' ', undefined],
])('%j is a price of %j', (typed, price) => {
  expect(isPrice(typed)).toBe(true);
  expect(typedPrice(typed)).toBe(price);
});

it.each(['хямд', '20k', '-5', '1.5', '1e5', '1234567890'])('%j is no price', typed =>
  expect(isPrice(typed)).toBe(false),
);
