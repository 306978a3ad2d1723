import { normalQuery, synonymsOf, withPins } from './search-text.rules';

it('compares searches without case and spaces', () => expect(normalQuery('  Эсгий   ГУТАЛ ')).toBe('эсгий гутал'));

const groups = [
  ['тавчик', 'Углааш', 'slippers'],
  ['зурагт', 'телевиз'],
];

it.each([
  [['Ноосон углааш'], ['тавчик', 'slippers']],
  [['Углаашны иж бүрдэл', 'Slippers'], ['тавчик']],
  [['Хөх телевизор'], ['зурагт']],
  [['Шинэтелевиз'], []],
  [['Малгай'], []],
])('%j is also called %j', (names, words) => expect(synonymsOf(names, groups)).toEqual(words));

it('has no synonyms without groups', () => expect(synonymsOf(['Углааш'], [])).toEqual([]));

const cards = [1, 2, 3].map(id => ({ id }));
const idsOf = (pinned: number[], pins: { product_id: number; place: number }[]) =>
  withPins(
    cards,
    pinned.map(id => ({ id })),
    pins,
  ).map(({ id }) => id);

it.each([
  [[9], [{ product_id: 9, place: 1 }], [9, 1, 2, 3]],
  [[3], [{ product_id: 3, place: 2 }], [1, 3, 2]],
  [[9], [{ product_id: 9, place: 20 }], [1, 2, 3, 9]],
  [[], [{ product_id: 9, place: 1 }], [1, 2, 3]],
  [
    [9, 8],
    [
      { product_id: 8, place: 2 },
      { product_id: 9, place: 1 },
    ],
    [9, 8, 1, 2, 3],
  ],
])('puts %j at %j', (pinned, pins, result) => expect(idsOf(pinned, pins)).toEqual(result));
