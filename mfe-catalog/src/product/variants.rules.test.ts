import { money } from '@ortoo/contracts';
import { boots } from '../parts/testing/answers';
import { toProductView } from './product-view.rules';
import {
  availability,
  choose,
  chosenVariant,
  missingOption,
  percentOff,
  pictureOf,
  priceRange,
  readSelection,
  writeSelection,
} from './variants.rules';

const product = toProductView(boots);
const read = (search: string) => readSelection(product)(new URLSearchParams(search));

describe('the selection in the address', () => {
  it.each([
    ['', {}],
    ['colour=brown', { colour: 'brown' }],
    ['colour=brown&size=40', { colour: 'brown', size: '40' }],
    ['variant=503', { colour: 'black', size: '42' }],
    ['variant=999', {}],
    ['colour=green&size=40', { size: '40' }],
    ['colour=brown&size=42', {}],
  ])('reads ?%s', (search, selection) => expect(read(search)).toEqual(selection));

  it('is written as options', () =>
    expect(writeSelection(product)({ size: '40', colour: 'brown' })).toBe('?colour=brown&size=40'));

  it('omits options without a choice', () => {
    const [colour] = product.options;
    const one = {
      options: [{ ...colour!, values: colour!.values.slice(0, 1) }],
      variants: product.variants.slice(0, 1),
    };
    const selection = readSelection(one)(new URLSearchParams());
    expect(selection).toEqual({ colour: 'black' });
    expect(writeSelection(one)(selection)).toBe('');
    expect(chosenVariant(one, selection)?.id).toBe(501);
  });
});

describe('choosing', () => {
  it('adds to the selection', () =>
    expect(choose(product, { colour: 'black' }, 'size', '42')).toEqual({ colour: 'black', size: '42' }));

  it('drops an earlier choice that does not exist with it', () =>
    expect(choose(product, { colour: 'brown' }, 'size', '42')).toEqual({ size: '42' }));

  it('ends in one variant when every option is chosen', () => {
    expect(chosenVariant(product, { colour: 'brown' })).toBeUndefined();
    expect(chosenVariant(product, { colour: 'brown', size: '41' })?.id).toBe(505);
    expect(missingOption(product, { colour: 'brown' })?.name).toBe('size');
  });

  it.each([
    ['42', { colour: 'brown' }, 'absent'],
    ['41', { colour: 'black' }, 'sold-out'],
    ['41', {}, 'available'],
  ])('marks size %s with %j as %s', (size, selection, state) =>
    expect(availability(product, selection as Record<string, string>, 'size', size)).toEqual({ state }),
  );

  it('marks a value whose last piece is being paid for as held until then, unless there is another', () => {
    const until = '2026-11-26T04:09:30Z';
    const variants = product.variants.map(one => (one.id === 502 ? { ...one, heldUntil: until } : one));
    const of = (selection: Record<string, string>) => availability({ ...product, variants }, selection, 'size', '41');
    expect(of({ colour: 'black' })).toEqual({ state: 'held', until });
    expect(of({})).toEqual({ state: 'available' });
  });
});

describe('the price of a selection', () => {
  it('is the lowest still possible', () =>
    expect(priceRange(product, {})).toEqual({ selling: 299_000, price: 329_000, isFrom: true }));

  it('excludes sold-out variants', () =>
    expect(priceRange(product, { colour: 'black' })).toEqual({ selling: 329_000, price: 329_000, isFrom: false }));

  it('has the discount', () => {
    const range = priceRange(product, { colour: 'brown', size: '40' });
    expect(range && percentOff(range)).toBe(9);
  });
});

it.each([
  [189_000, 160_700, 14],
  [1_390_000, 1_223_200, 12],
  [100, 100, 0],
])('%d instead of %d is %d %% off, as on the cards', (price, selling, percent) =>
  expect(percentOff({ price: money(price), selling: money(selling) })).toBe(percent),
);

it('shows the picture of the selection', () => {
  expect(pictureOf(product, {})).toBeNull();
  expect(pictureOf(product, { colour: 'brown' })).toBe('/pictures/tallboot_brown_a');
});
