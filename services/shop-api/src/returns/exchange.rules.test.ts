import { exchangeFault, type Exchanged } from './exchange.rules';

const returned: Exchanged = { price: 120_000, quantity: 2 };
const other = (price: number, stock = 5, backorderable = false) => ({ price, stock, backorderable });

it.each([
  ['the same price', other(120_000), undefined],
  ['a lower price', other(80_000), undefined],
  ['a higher price', other(120_001), 'dearer'],
  ['one piece for two', other(120_000, 1), 'sold_out'],
  ['to be ordered', other(120_000, 0, true), undefined],
])('%s', (_, variant, fault) => expect(exchangeFault(returned, variant)).toBe(fault));
