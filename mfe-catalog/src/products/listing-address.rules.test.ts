import { correctedQuery, existing } from './listing-address.rules';
import { readListing, writeListing } from './listing-state.rules';

const read = (search: string) => readListing(new URLSearchParams(search));

describe('an address', () => {
  it.each([
    ['page=-1', ''],
    ['price_min=abc&brand=ul', '?brand=ul'],
    ['sort=drop', ''],
    ['rating=9&in_stock=maybe&on_sale=1', '?on_sale=1'],
    ['price_min=&price_max=&category=goods', '?category=goods'],
    ['q=++boots++', '?q=boots'],
    ['brand=ul&brand=ul', '?brand=ul'],
    ['page=1', ''],
    ['shown=0&brand=ul', '?brand=ul'],
    ['page=two&utm_source=mail&gclid=1', '?utm_source=mail&gclid=1'],
    ['sort=drop&brand=ul&utm_source=mail', '?brand=ul&utm_source=mail'],
  ])('%s is corrected', (search, query) =>
    expect(correctedQuery(new URLSearchParams(search), read(search))).toBe(query),
  );

  it.each([
    '',
    'q=felt+boots&category=goods%2Fshoes',
    'sort=price_asc&brand=zamch&brand=ul&page=3',
    'shown=120',
    'utm_source=mail',
    'brand=ul&utm_source=mail',
  ])('%s is unchanged', search => expect(correctedQuery(new URLSearchParams(search), read(search))).toBeUndefined());
});

describe('existing', () => {
  const known = { brand: new Set(['ul']), category: new Set(['goods']) };

  it.each([
    ['brand=ul&brand=gone&store=any', 1, '?brand=ul&store=any'],
    ['category=goods&category=cars', 1, '?category=goods'],
    ['brand=ul&page=9', 3, '?brand=ul&page=3'],
    ['page=2', 0, ''],
  ])('%s of %i pages is reduced to existing values', (search, pages, query) =>
    expect(writeListing(existing(read(search), known, pages))).toBe(query),
  );

  it('is identical when all values exist', () => {
    const state = read('brand=ul&page=2');
    expect(existing(state, known, 2)).toBe(state);
  });
});
