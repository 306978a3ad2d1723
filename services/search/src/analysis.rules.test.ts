import { collationKey, fold, looseKey, shopAnalyzers, stem, tokens, trigrams } from './analysis.rules';

describe('tokens', () => {
  it.each([
    ['«Хангай» эсгий гутал, саарал', ['хангай', 'эсгий', 'гутал', 'саарал']],
    ['Тэрэлжийн 2 шөнө', ['тэрэлжийн', '2', 'шөнө']],
    ['Lake Khövsgöl’s shore', ['lake', 'khövsgöl’s', 'shore']],
    ['库苏古尔湖', ['库', '苏', '古', '尔', '湖']],
    ['', []],
  ])('%s', (text, expected) => expect(tokens(text)).toEqual(expected));
});

describe('fold', () => {
  it.each([
    ['Хөвсгөл', 'хөвсгөл'],
    ['Хєвсгєл', 'хөвсгөл'],
    ['Тїvшин', 'түvшин'],
    ['и\u0306', 'й'],
  ])('%s', (text, expected) => expect(fold(text)).toBe(expected));
});

describe('stem brings inflected words together', () => {
  it.each([
    ['гутал', 'гутлын'],
    ['гутал', 'гутлууд'],
    ['аялал', 'аялалд'],
    ['аялал', 'аяллын'],
    ['ноолуур', 'ноолуураар'],
    ['тэрэлж', 'тэрэлжийн'],
    ['буудал', 'буудлын'],
    ['купон', 'купоныг'],
    ['нуур', 'нуурын'],
    ['нуур', 'нуурууд'],
  ])('%s, %s', (root, inflected) => expect(stem(inflected)).toBe(stem(root)));

  it.each([
    ['морь', 'мөнгө'],
    ['гэр', 'гар'],
    ['дээл', 'дэлгүүр'],
    ['хот', 'хөл'],
  ])('but not %s, %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));
});

describe('looseKey meets Latin typing', () => {
  it.each([
    ['гутал', 'gutal'],
    ['аялал', 'ayalal'],
    ['аялал', 'aylal'],
    ['хөвсгөл', 'khuvsgul'],
    ['хөвсгөл', 'hövsgöl'],
    ['хөвсгөл', 'xovsgol'],
    ['тэрэлж', 'terelj'],
    ['ноолуур', 'nooluur'],
    ['улаанбаатар', 'ulanbatar'],
    ['цанхэр', 'canher'],
    ['жуулчин', 'zhuulchin'],
    ['өвөрхангай', 'uvurkhangai'],
    ['говь', 'gowi'],
  ])('%s = %s', (cyrillic, latin) => {
    const [one, other] = [looseKey(cyrillic), looseKey(latin)];
    const near = trigrams(one).filter(piece => trigrams(other).includes(piece)).length;
    expect(one === other || near >= 3).toBe(true);
  });
});

it('orders as the Mongolian alphabet does', () => {
  const words = ['Үхэр', 'өвс', 'яс', 'Уул', 'од', '«Ёл»', 'ес', 'Жим', '10 хоног', 'Boots'];
  const ordered = words.toSorted((a, b) => (collationKey(a) < collationKey(b) ? -1 : 1));
  expect(ordered).toEqual(['10 хоног', 'Boots', 'ес', '«Ёл»', 'Жим', 'од', 'өвс', 'Уул', 'Үхэр', 'яс']);
});

describe('what a word is found as', () => {
  const forms = (name: string, written: string) =>
    shopAnalyzers[name]?.forms(written).map(({ term, boost, prefix }) => [term, boost, prefix]);

  it('is three readings in the index', () =>
    expect(forms('mongolian', 'Гутлын')).toEqual(
      [['гутлын'], ['~гутл'], ['≈gutlin']].map(([term]) => [term, undefined, undefined]),
    ));

  it('is the same, weighed, and its beginnings when looked for', () =>
    expect(forms('mongolian_search', 'gutal')).toEqual([
      ['gutal', 8, undefined],
      ['~gutal', 3, undefined],
      ['≈gutal', 1, undefined],
      ['gutal', 3.2, true],
      ['~gutal', 1.2000000000000002, true],
      ['≈gutal', 0.4, true],
    ]));

  it('is no beginning when it is short', () =>
    expect(forms('mongolian_search', 'тал')?.filter(([, , prefix]) => prefix)).toEqual([['тал', 3.2, true]]));

  it('stands where it stood', () => {
    const seen: unknown[] = [];
    shopAnalyzers.mongolian?.split('«Хар» 茶叶', (...word) => seen.push(word));
    expect(seen).toEqual([
      ['Хар', 1, 4],
      ['茶', 6, 7],
      ['叶', 7, 8],
    ]);
  });
});
