import { cardOf } from '../parts/testing/answers';
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
  suggested: { total: 9, near: [cardOf(5)], cards: [cardOf(4, { slug: 'buudal', name: 'Буудал', image: null })] },
  fold: (text: string) => text.toLowerCase(),
  seeAll: (total: number) => `бүх ${total}`,
};

describe('suggestionsFor', () => {
  it('returns the last searches for an empty text', () =>
    expect(suggestionsFor({ ...known, typed: '' }).map(({ label }) => label)).toEqual(['ороолт', 'гутал']));

  it('returns categories and brands by word prefix, products, and a link to all', () =>
    expect(suggestionsFor({ ...known, typed: 'буу' }).map(({ kind, path }) => [kind, path])).toEqual([
      ['category', '/t/hotels'],
      ['brand', '/brands/buural'],
      ['product', '/products/buudal'],
      ['all', '/products?q=%D0%B1%D1%83%D1%83'],
    ]));

  it('returns categories and brands by their Latin address, too', () => {
    const suggested = undefined;
    const places = { ...known.places, categories: [{ permalink: 'goods/shoes', name: 'Гутал' }] };
    const paths = (typed: string) => suggestionsFor({ ...known, places, typed, suggested }).map(({ path }) => path);
    expect(paths('buu')).toEqual(['/brands/buural']);
    expect(paths('Shoe')).toEqual(['/t/goods/shoes']);
    expect(paths('goods')).toEqual([]);
  });

  it('returns categories and brands by the Latin spelling of their Cyrillic names', () => {
    const suggested = undefined;
    const places = {
      categories: [
        { permalink: 'goods/fashion/shoes', name: 'Гутал' },
        { permalink: 'goods/fashion/bags', name: 'Цүнх' },
      ],
      brands: [{ code: 'snow', name: '«Мөнх цас»' }],
    };
    const paths = (typed: string) => suggestionsFor({ ...known, places, typed, suggested }).map(({ path }) => path);
    expect(paths('gutal')).toEqual(['/t/goods/fashion/shoes']);
    expect(paths('Tsunkh')).toEqual(['/t/goods/fashion/bags']);
    expect(paths('cvnh')).toEqual(['/t/goods/fashion/bags']);
    expect(paths('munh')).toEqual(['/brands/snow']);
    expect(paths('tsas')).toEqual(['/brands/snow']);
  });

  it('returns what comes near when nothing matches, without a link to all', () => {
    const suggested = { total: 0, cards: [], near: [cardOf(5)] };
    expect(suggestionsFor({ ...known, typed: 'гутул', suggested }).map(({ id }) => id)).toEqual(['product-5']);
  });

  it('returns no products when the service has failed', () =>
    expect(suggestionsFor({ ...known, typed: 'гутал', suggested: undefined })).toEqual([]));

  it('returns three categories at most, the shorter names first', () => {
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
])('marks the input in %s: %s', (label, query, parts) => expect(markedPart(label, query)).toEqual(parts));
