import { randomFrom } from '../testing/random';
import { Bits } from './bits';
import { Dictionary } from './dictionary';
import { Entries } from './entries';
import { encodeLength, lengths } from './norms';
import { BytePool } from './byte-pool';
import { Postings } from './postings';
import { Values } from './values';

const random = randomFrom(3);
const below = (limit: number): number => Math.floor(random() * limit);

describe('bits', () => {
  it.each([1, 31, 32, 33, 100])('contain every row of %i', size => {
    const full = Bits.full(size);
    expect([full.count(), full.has(size - 1), full.rows()]).toEqual([
      size,
      true,
      Int32Array.from({ length: size }, (_, at) => at),
    ]);
    expect(full.clone().andNot(full).empty).toBe(true);
  });
});

describe('values', () => {
  const rows = Array.from({ length: 300 }, (_, row) => ({
    row,
    values: Array.from({ length: row < 150 ? below(2) : below(4) }, () => below(50)),
  }));
  const filled = (upTo: number): Values => {
    const values = new Values();
    for (const { row, values: own } of rows.slice(0, upTo)) values.add(row, own);
    return values;
  };

  it.each([
    [150, true],
    [300, false],
  ])('return the values of each of %i rows', (count, single) => {
    const values = filled(count);
    expect(values.single).toBe(single);
    expect(rows.slice(0, count).map(({ row }) => values.all(row))).toEqual(
      rows.slice(0, count).map(({ values: own }) => own),
    );
    const inside = rows
      .slice(0, count)
      .filter(({ values: own }) => own.some(value => value >= 10 && value <= 20))
      .map(({ row }) => row);
    expect([...values.between(count, 10, 20).rows()]).toEqual(inside);
    expect([...values.matching(count, value => value >= 10 && value <= 20).rows()]).toEqual(inside);
  });

  it.each([150, 300])('find the same for bounds that move, over %i rows', count => {
    const values = filled(count);
    const bounds = [-Infinity, -1, 0, 9.5, 10, 25, 26, 49, 50, Infinity];
    for (const [from, to] of bounds.flatMap(low => bounds.map(high => [low, high] as const)))
      for (const moved of [0, 0.25, -0.25])
        expect(values.betweenMoving(count, from + moved, to + moved).rows()).toEqual(
          values.between(count, from + moved, to + moved).rows(),
        );
  });

  it('are searched again between moving bounds after a row was added', () => {
    const values = new Values();
    values.addOne(0, 5);
    expect(values.betweenMoving(1, -Infinity, 10).count()).toBe(1);
    values.addOne(1, 7);
    expect(values.betweenMoving(2, -Infinity, 10).count()).toBe(2);
  });

  it.each([150, 300])('are counted in a subset of %i rows', count => {
    const counts = new Uint32Array(50);
    const some = new Bits(count);
    rows.slice(0, count).forEach(({ row }) => row % 3 === 0 && some.add(row));
    filled(count).tally(some, counts);
    const expected = new Uint32Array(50);
    for (const { row, values: own } of rows.slice(0, count))
      if (row % 3 === 0) for (const value of own) expected[value] = (expected[value] ?? 0) + 1;
    expect(counts).toEqual(expected);
  });

  it.each([
    ['fractions', [1, 2.5, -3]],
    ['numbers outside of 32 bits', [1, 2 ** 40, -(2 ** 31) - 1]],
  ])('store %s that are added later', (_, numbers) => {
    const values = new Values();
    numbers.forEach((number, row) => values.add(row, [number]));
    values.add(numbers.length, numbers);
    expect([...numbers.map((_number, row) => values.all(row)), values.all(numbers.length)]).toEqual([
      ...numbers.map(number => [number]),
      numbers,
    ]);
  });

  it('copy some rows under new numbers', () => {
    const stored = Int32Array.from([3, 160, 299]);
    const copy = filled(300).stored(stored);
    expect([0, 1, 2].map(row => copy.all(row))).toEqual([...stored].map(row => rows[row]?.values));
  });
});

describe('a dictionary', () => {
  const words = Array.from({ length: 5_000 }, () =>
    Array.from({ length: 1 + below(12) }, () => 'абвгдеёжabcd'[below(12)]).join(''),
  );

  it('numbers words, and sorts them also after more are added', () => {
    const dictionary = new Dictionary();
    const numbers = new Map<string, number>();
    words.forEach((word, at) => {
      const number = dictionary.add(word);
      expect(numbers.get(word) ?? number).toBe(number);
      numbers.set(word, number);
      if (at % 1_000 === 0) dictionary.sorted();
    });
    const inOrder = [...numbers.keys()].sort();
    expect([...dictionary.sorted()].map(number => dictionary.word(number))).toEqual(inOrder);
    expect(inOrder.map(word => dictionary.ranks()[dictionary.find(word) ?? -1])).toEqual(inOrder.map((_, at) => at));
    for (const prefix of ['', 'а', 'ab', 'жж', 'zz'])
      expect(dictionary.startingWith(prefix).map(number => dictionary.word(number))).toEqual(
        inOrder.filter(word => word.startsWith(prefix)),
      );
    for (const text of [
      '',
      'а',
      'ab',
      'аёг',
      'жж',
      'zz',
      ...words.slice(0, 200),
      ...words.slice(0, 200).map(one => `${one}a`),
    ])
      expect(dictionary.firstFrom(text)).toBe(inOrder.filter(word => word < text).length);
    expect(dictionary.find('nothing')).toBeUndefined();
  });
});

it.each([true, false])('postings return the positions of terms, positions stored: %s', withPlaces => {
  const postings = new Postings(new BytePool(), withPlaces);
  const expected = new Map<number, [row: number, often: number, places: number[]][]>();
  for (let row = 0; row < 3_000; row += 1 + below(3)) {
    const standing = new Map<number, number[]>();
    for (let place = 0; place < below(8); place += 1) {
      const term = below(40) ** 2 % 97;
      standing.set(term, [...(standing.get(term) ?? []), place * (1 + below(200))]);
    }
    for (const [term, found] of standing) {
      const places = found.toSorted((a, b) => a - b);
      for (const place of places) postings.add(term, row, place);
      expected.set(term, [...(expected.get(term) ?? []), [row, places.length, places]]);
    }
  }
  for (const [term, found] of expected) {
    const cursor = postings.cursor(term);
    const read: typeof found = [];
    while (cursor.next()) read.push([cursor.row, cursor.often, [...cursor.places]]);
    expect(read.map(([row, often, places]) => [row, often, withPlaces ? places : []])).toEqual(
      found.map(([row, often, places]) => [row, often, withPlaces ? places : []]),
    );
    expect(postings.frequency(term)).toBe(found.length);
  }
});

it('groups words with equal terms in one entry, and others separately', () => {
  const entries = new Entries();
  const [boots, ofBoots, shoes] = [entries.numberOf([1, 5]), entries.numberOf([2, 5]), entries.numberOf([5])];
  expect(new Set([boots, ofBoots, shoes]).size).toBe(3);
  expect(entries.numberOf([2, 5])).toBe(ofBoots);
  const under = (term: number): number[] => {
    const found: number[] = [];
    entries.each(term, entry => found.push(entry));
    return found.sort();
  };
  expect([under(1), under(2), under(5), under(3)]).toEqual([[boots], [ofBoots], [boots, ofBoots, shoes], []]);
  expect(entries.termsOf(ofBoots)).toEqual([2, 5]);
});

it('rounds lengths as Lucene does', () => {
  expect([0, 1, 24, 39, 40, 41, 100, 1_000].map(length => lengths[encodeLength(length)])).toEqual([
    0, 1, 24, 39, 40, 40, 96, 984,
  ]);
});
