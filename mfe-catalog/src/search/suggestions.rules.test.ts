import { markedPart, suggestionsFor } from './suggestions.rules';

const known = {
  history: ['ороолт', 'гутал'],
  categories: [
    { permalink: 'goods', name: 'Бараа' },
    { permalink: 'hotels', name: 'Зочид буудал' },
  ],
  suggested: { total: 9, products: [{ id: 4, slug: 'buudal', name: 'Буудал', image: null, price: 1000 }] },
  fold: (text: string) => text.toLowerCase(),
  seeAll: (total: number) => `бүх ${total}`,
};

describe('the lines under the search box', () => {
  it('are the last searches while it is empty', () =>
    expect(suggestionsFor({ ...known, words: '' }).map(({ label }) => label)).toEqual(['ороолт', 'гутал']));

  it('are categories by the start of a word, products, and the way to all', () =>
    expect(suggestionsFor({ ...known, words: 'буу' }).map(({ kind, path }) => [kind, path])).toEqual([
      ['category', '/t/hotels'],
      ['product', '/products/buudal'],
      ['all', '/products?q=%D0%B1%D1%83%D1%83'],
    ]));

  it('are no products when the service has failed', () =>
    expect(suggestionsFor({ ...known, words: 'гутал', suggested: undefined })).toEqual([]));
});

it.each([
  ['Ноолууран ороолт', 'ОРО', ['Ноолууран ', 'оро', 'олт']],
  ['Ноолууран ороолт', 'гутал', ['Ноолууран ороолт', '', '']],
  ['Ороолт', '', ['Ороолт', '', '']],
])('marks in %s what was typed: %s', (label, words, parts) => expect(markedPart(label, words)).toEqual(parts));
