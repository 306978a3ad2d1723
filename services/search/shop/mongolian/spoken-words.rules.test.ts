import { alsoCalled, presentFor } from './spoken-words.rules';

it.each([
  ['«Аниртай Про» утасгүй чихэвч, хар', 'наушник'],
  ['Цэнэг Н5 ухаалаг утас', 'смартфон'],
  ['Ноолууран ороолт', 'шарф'],
  ['Тэмээний ноосон оймс', 'носки'],
  ['«Тулга» хээрийн тогооны иж бүрдэл', 'казан'],
])('%s is also called %s', (name, spoken) => expect(alsoCalled(name)).toContain(spoken));

it.each([
  ['Ухаалаг чийдэн', 'смартфон'],
  ['Утсан адууны мах', 'гар утас'],
  ['«Тоглоом» утасгүй удирдлага', 'игрушка'],
  ['', 'наушник'],
])('%s is not called %s', (name, spoken) => expect(alsoCalled(name)).not.toContain(spoken));

it('has each name once', () => {
  const names = alsoCalled('Тэнгэр зочид буудал');
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['«Суран» арьсан тэлээ', 'father'],
  ['«Суран» арьсан тэлээ', 'бэлэг'],
  ['«Мазаалай» бамбарууш', 'хүүхэд'],
])('%s is a present: %s', (name, word) => expect(presentFor(name)).toContain(word));

it.each([
  ['«Суран» арьсан тэлээ', 'mother'],
  ['Шар тос', 'gift'],
])('%s is none: %s', (name, word) => expect(presentFor(name)).not.toContain(word));
