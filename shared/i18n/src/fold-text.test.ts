import { foldText } from './fold-text';

test('folds commonly confused letters', () => {
  expect(foldText('Өвөрхангай Үнэ Ёс')).toBe(foldText('Оворхангаи Унэ Ес'));
});
