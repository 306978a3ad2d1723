import { compareTexts, foldText, isMongolianName, sortByText } from './collate';

test('sorts the 35 letters in alphabetical order', () => {
  const alphabet = [...'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'];
  expect([...alphabet].reverse().sort(compareTexts)).toEqual(alphabet);
});

test('sorts numbers by value', () => {
  expect(sortByText([{ n: '10-р хороо' }, { n: '9-р хороо' }], item => item.n).map(item => item.n)).toEqual([
    '9-р хороо',
    '10-р хороо',
  ]);
});

test('folds commonly confused letters', () => {
  expect(foldText('Өвөрхангай Үнэ Ёс')).toBe(foldText('Оворхангаи Унэ Ес'));
});

test.each([
  ['Эрдэнэ-Очир', true],
  ['Өлзийхүү', true],
  ['Bold', false],
  ['-Бат', false],
])('%s as a name: %s', (name, expected) => {
  expect(isMongolianName(name)).toBe(expected);
});
