import {
  changed,
  cleared,
  depthOf,
  pagesAtOnce,
  filterCount,
  readListing,
  toggled,
  withDepth,
  writeListing,
} from './listing-state.rules';

const read = (search: string) => readListing(new URLSearchParams(search));

describe('the address of a listing', () => {
  it.each([
    ['', ''],
    ['q=gutal', '?q=gutal'],
    ['brand=zamch&brand=ul', '?brand=ul&brand=zamch'],
    ['category=goods/shoes', '?category=goods/shoes'],
    ['price_min=1000&price_max=90000&sort=price_asc&page=3', '?price_min=1000&price_max=90000&sort=price_asc&page=3'],
    ['kind=hotel', '?kind=hotel'],
    ['shown=120&page=2', '?page=2&shown=120'],
    ['on_sale=1&rating=4&in_stock=1&size=42&colour=brown', '?size=42&colour=brown&rating=4&in_stock=1&on_sale=1'],
  ])('reads and writes %s', (search, written) => {
    expect(writeListing(read(search))).toBe(written);
    expect(read(written)).toEqual(read(search));
  });

  it.each([
    ['an unknown order', 'sort=cheapest'],
    ['a kind that is none', 'kind=car'],
    ['a page before the first', 'page=0'],
    ['a page that is no number', 'page=two'],
    ['a page far out', 'page=99999'],
    ['a depth that is no number', 'shown=all'],
    ['a depth of nothing', 'shown=0'],
    ['a price that is no number', 'price_min=abc'],
    ['a price of nothing', 'price_min=0'],
    ['a negative price', 'price_max=-5'],
    ['prices the wrong way round', 'price_min=9000&price_max=100'],
    ['a code with other characters', 'brand=%3Cscript%3E'],
    ['words of spaces', 'q=%20%20'],
    ['an unsupported rating', 'rating=3.7'],
    ['a switch that is neither on nor off', 'on_sale=yes&in_stock=2'],
    ['what is not ours', 'utm_source=mail'],
  ])('treats %s as absent', (_, search) => expect(writeListing(read(search))).toBe(''));

  it('reads a value once, and up to the limit', () => {
    expect(read('brand=ul&brand=ul').brand).toEqual(['ul']);
    const many = Array.from({ length: 50 }, (_, at) => `brand=b${at}`).join('&');
    expect(read(many).brand).toHaveLength(20);
  });

  it('truncates long texts', () => expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100));
});

describe('a change', () => {
  const state = read('q=boots&brand=ul&page=4&sort=price_asc');

  it('returns to the first page', () => expect(changed(state, { sort: undefined }).page).toBe(1));

  it('drops the depth of the list', () => {
    const deep = read('brand=ul&shown=120');
    expect(changed(deep, { sort: 'price_asc' }).shown).toBeUndefined();
    expect(writeListing(toggled(deep, 'brand', 'zamch'))).toBe('?brand=ul&brand=zamch');
    expect(writeListing(cleared(deep))).toBe('');
  });

  it('turns a value on and off', () => {
    const more = toggled(state, 'brand', 'zamch');
    expect(more.brand).toEqual(['ul', 'zamch']);
    expect(toggled(more, 'brand', 'ul').brand).toEqual(['zamch']);
    expect(more.page).toBe(1);
  });

  it('clears the filters, not the text and the sort order', () =>
    expect(writeListing(cleared(state))).toBe('?q=boots&sort=price_asc'));

  it('counts a price range once', () => {
    expect(filterCount(read('brand=a&brand=b&price_min=1&price_max=2&kind=trip'))).toBe(4);
    expect(filterCount(read('size=42&colour=brown&rating=4&in_stock=1&on_sale=1'))).toBe(5);
    expect(filterCount(cleared(read('size=42&colour=brown&rating=4&in_stock=1&on_sale=1')))).toBe(0);
  });
});

describe('the depth of a list', () => {
  it.each([
    ['', 1],
    ['shown=40', 1],
    ['shown=41', 2],
    ['shown=120', 3],
    ['shown=320', 8],
    ['shown=99999', 100],
  ])('%s restores %i pages of 40', (search, pages) => expect(depthOf(read(search), 40)).toBe(pages));

  it('is loaded up to 200 products before the page is shown, one page at least', () => {
    expect(pagesAtOnce(read('shown=320'), 40)).toBe(5);
    expect(pagesAtOnce(read('shown=80'), 40)).toBe(2);
    expect(pagesAtOnce(read('shown=900'), 300)).toBe(1);
  });

  it.each([
    [1, ''],
    [3, '?shown=120'],
    [9, '?shown=360'],
  ])('of %i pages is written as %s', (pages, written) =>
    expect(writeListing(withDepth(read(''), pages, 40))).toBe(written),
  );
});
