import { compareTexts, foldText, isMongolianName, sortByText } from './collate';

test('orders the 35 letters as the alphabet does', () => {
  const alphabet = [...'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'];
  expect([...alphabet].reverse().sort(compareTexts)).toEqual(alphabet);
});

test('orders numbers by value', () => {
  expect(sortByText([{ n: '10-р хороо' }, { n: '9-р хороо' }], item => item.n).map(item => item.n)).toEqual([
    '9-р хороо',
    '10-р хороо',
  ]);
});

test('folds the letters people mix up', () => {
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
