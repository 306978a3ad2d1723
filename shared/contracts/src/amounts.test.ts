import { amountTerms, splitAmounts } from './amounts';

it.each([
  ['архи 0.7л', '700ml'],
  ['0,7 л архи', '700ml'],
  ['Munkh Tsas vodka, 700 ml', '700ml'],
  ['ааруул 300гр', '300g'],
  ['хатуу, 0.5 кг', '500g'],
  ['500 граммын тос', '500g'],
  ['зөөврийн цэнэглүүр, 20 000 мА·ц', '20000mah'],
  ['power bank, 20,000 mAh', '20000mah'],
  ['телевиз, 65″', '65inch'],
  ['65 инчийн телевиз', '65inch'],
  ['128 ГБ', '128gb'],
  ['майхан 4 хүний', '4person'],
  ['нэг өдрийн аялал', '1day'],
  ['5 өдөр', '5day'],
  ['gobi 5 days', '5day'],
  ['Торгон бүс, 5 метр', '5000mm'],
])('%s: %s', (text, measure) => expect(splitAmounts(text).amounts.map(amount => amount.measure)).toEqual([measure]));

it.each(['Цэнэг Н5', 'агаар 30 м²', '3D', 'V захтай', 'таван эрдэнэ'])('has no measure: %s', text =>
  expect(splitAmounts(text).amounts.filter(({ measure }) => measure !== undefined)).toEqual([]),
);

it('separates the amounts from the words', () =>
  expect(splitAmounts('архи 0.7л 2').rest.split(' ').filter(Boolean)).toEqual(['архи']));

it('finds an amount by its number alone', () =>
  expect(amountTerms(['архи, 0.7 л', 'vodka, 0.7 l', 'Дэвтэр 14'])).toEqual(['700ml', '#0.7', '#14']));
