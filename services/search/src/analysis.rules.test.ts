import { analyzers, collationKey, fold, looseKey, stem, tokens, trigrams } from './analysis.rules';

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

it.each([
  ['mongolian', ['«Хангай»', 'Гутлын'], ['хангай', 'гутлын']],
  ['mongolian_stem', ['Хангай', 'гутлын'], ['ханга', 'гутл']],
  ['mongolian_loose', ['Хангай', 'гутлын'], ['hangai', 'gutlin']],
] as const)('reads a text the way a mapping names: %s', (name, words, expected) =>
  expect(analyzers[name](words.join(' '))).toEqual(expected),
);
