import { searchRequest, searchWords } from './search-request';

it.each([
  ['«Хангай» эсгий-гутал, 42', ['Хангай', 'эсгий', 'гутал', '42']],
  ['  ', []],
  ['伏特加', ['伏特加']],
  [Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '), Array.from({ length: 12 }, (_, at) => `w${at}`)],
])('words of %s', (text, terms) => expect(searchWords(text)).toEqual(terms));

describe('a size', () => {
  it.each([
    ['гутал 42 размер', '42', 'гутал'],
    ['42 размерын гутал', '42', 'гутал'],
    ['boots size 45', '45', 'boots'],
    ['XL цамц', 'xl', 'цамц'],
    ['дээл xxl', 'xxl', 'дээл'],
    ['цамц M', 'm', 'цамц'],
    ['хэмжээ 38', '38', ''],
  ])('%s', (text, size, words) => {
    const request = searchRequest(text);
    expect([request.sizes, request.words.join(' ')]).toEqual([[size], words]);
  });

  it.each(['V захтай цамц', 'mongol', 's', 'XLR кабель'])('is none in %s', text =>
    expect(searchRequest(text).sizes).toEqual([]),
  );
});

describe('"on sale"', () => {
  it.each(['хямдралтай гутал', 'гутал on sale', 'sale гутал', 'скидка гутал', 'hyamdraltai гутал', 'гутал хямдралтай'])(
    '%s',
    text => expect(searchRequest(text)).toMatchObject({ words: ['гутал'], isOnSale: true }),
  );

  it.each(['salesman', 'хямсаа'])('is not meant by %s', text => expect(searchRequest(text).isOnSale).toBe(false));
});

it('reads amounts apart from words', () =>
  expect(searchRequest('архи 0.7л')).toMatchObject({ words: ['архи'], amounts: [{ bare: '#0.7', measure: '700ml' }] }));
