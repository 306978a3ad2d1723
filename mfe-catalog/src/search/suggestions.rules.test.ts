import { markedPart, suggestionsFor } from './suggestions.rules';

const known = {
  history: ['ороолт', 'гутал'],
  places: {
    categories: [
      { permalink: 'goods', name: 'Бараа' },
      { permalink: 'hotels', name: 'Зочид буудал' },
    ],
    brands: [{ code: 'buural', name: '«Буурал»' }],
  },
  suggested: { total: 9, products: [{ id: 4, slug: 'buudal', name: 'Буудал', image: null, price: 1000 }] },
  fold: (text: string) => text.toLowerCase(),
  seeAll: (total: number) => `бүх ${total}`,
};

describe('the lines under the search box', () => {
  it('are the last searches while it is empty', () =>
    expect(suggestionsFor({ ...known, typed: '' }).map(({ label }) => label)).toEqual(['ороолт', 'гутал']));

  it('are categories and brands by the start of a word, products, and the way to all', () =>
    expect(suggestionsFor({ ...known, typed: 'буу' }).map(({ kind, path }) => [kind, path])).toEqual([
      ['category', '/t/hotels'],
      ['brand', '/brands/buural'],
      ['product', '/products/buudal'],
      ['all', '/products?q=%D0%B1%D1%83%D1%83'],
    ]));

  it('are no products when the service has failed', () =>
    expect(suggestionsFor({ ...known, typed: 'гутал', suggested: undefined })).toEqual([]));

  it('name three categories at most, the shorter names first', () => {
    const names = ['Гэр ахуйн чимэглэл', 'Гэр', 'Гэр ахуй', 'Гэрэл'];
    const categories = names.map(name => ({ permalink: name, name }));
    const lines = suggestionsFor({ ...known, typed: 'гэр', suggested: undefined, places: { categories, brands: [] } });
    expect(lines.map(({ label }) => label)).toEqual(['Гэр', 'Гэрэл', 'Гэр ахуй']);
  });
});

it.each([
  ['Ноолууран ороолт', 'ОРО', ['Ноолууран ', 'оро', 'олт']],
  ['Ноолууран ороолт', 'гутал', ['Ноолууран ороолт', '', '']],
  ['Ороолт', '', ['Ороолт', '', '']],
])('marks in %s what was typed: %s', (label, query, parts) => expect(markedPart(label, query)).toEqual(parts));
