import { alsoCalled } from './spoken-words.rules';

it.each([
  ['«Аниртай Про» утасгүй чихэвч, хар', 'наушник'],
  ['Цэнэг Н5 ухаалаг утас', 'смартфон'],
  ['Ноолууран ороолт', 'шарф'],
  ['«Тулга» хээрийн тогооны иж бүрдэл', 'казан'],
])('%s is also called %s', (name, spoken) => expect(alsoCalled(name)).toContain(spoken));

it.each([
  ['Ухаалаг чийдэн', 'смартфон'],
  ['Утсан адууны мах', 'гар утас'],
  ['', 'наушник'],
])('%s is not called %s', (name, spoken) => expect(alsoCalled(name)).not.toContain(spoken));
