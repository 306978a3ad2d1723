import { beginsInLatin, wordsOf } from './latin-typing.rules';

it.each([
  ['Гутал', 'gutal', true],
  ['Гутал', 'GUT', true],
  ['Хөвсгөл', 'khuvs', true],
  ['Хөвсгөл', 'xovs', true],
  ['Гэр ахуй', 'ger ah', true],
  ['Цүнх', 'tsunh', true],
  ['Ёл', 'yol', true],
  ['Ёлка', 'yolk', true],
  ['Гутал', 'gu', false],
  ['Гутал', 'tal', false],
  ['Гутал', 'гут', false],
  ['Boots', 'but', false],
])('%s, typed %s: %s', (word, typed, expected) => expect(beginsInLatin(word, typed)).toBe(expected));

it('splits a name into its words', () => expect(wordsOf('«Мөнх цас» архи')).toContain('цас'));
