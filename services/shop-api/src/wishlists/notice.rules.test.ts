import { wishChange } from './notice.rules';

const known = { price: 1000, inStock: true };
const gone = { price: 1000, inStock: false };
const at = (selling: number) => ({ selling, availability: 'in_stock' as const });
const soldOut = (selling: number) => ({ selling, availability: 'sold_out' as const });

it.each([
  ['nothing', known, at(1000), undefined],
  ['a fall', known, at(900), { seen: { price: 900, inStock: true }, notice: 'price' }],
  ['a rise, which is remembered for the next fall', known, at(1200), { seen: { price: 1200, inStock: true } }],
  ['that it is sold out', known, soldOut(1000), { seen: gone }],
  ['a price that cannot be paid', gone, soldOut(500), undefined],
  ['that it is not sold any more', known, { selling: 1000, availability: 'not_for_sale' as const }, { seen: gone }],
  ['that it is back', gone, at(1000), { seen: known, notice: 'stock' }],
  ['that it is back and cheaper, once', gone, at(900), { seen: { price: 900, inStock: true }, notice: 'stock' }],
])('finds %s', (_, seen, now, change) => expect(wishChange(seen, now)).toEqual(change));
