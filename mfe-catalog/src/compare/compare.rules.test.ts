import { boots } from '../parts/testing/answers';
import { factRows, rowOf, toCompared } from './compare.rules';

const saying = (...facts: [name: string, value: string][]) => ({
  options: [],
  properties: facts.map(([name, value]) => ({ name, value })),
});

it('has a row for every fact of any product, in order of first occurrence', () =>
  expect(
    factRows([saying(['Material', 'felt'], ['Lining', 'wool']), saying(['Sole', 'rubber'], ['Material', 'felt'])]),
  ).toEqual([
    { name: 'Material', values: ['felt', 'felt'], differs: false },
    { name: 'Lining', values: ['wool', ''], differs: true },
    { name: 'Sole', values: ['', 'rubber'], differs: true },
  ]));

it.each([
  [['a'], false],
  [['a', 'a', 'a', 'a'], false],
  [['a', 'a', 'b'], true],
  [['a', ''], true],
])('%j differs: %s', (values, differs) => expect(rowOf('x', values).differs).toBe(differs));

it('extracts the comparable fields of a product', () =>
  expect(toCompared(boots)).toMatchObject({
    slug: 'bulgan',
    image: '/pictures/tallboot_black_a',
    selling: 329_000,
    brand: 'Ул',
    stock: 16,
    options: [
      { name: 'Өнгө', value: 'хар, хүрэн бор' },
      { name: 'Размер', value: '40, 41, 42' },
    ],
    properties: [{ name: 'Материал', value: 'Үхрийн арьс' }],
  }));
