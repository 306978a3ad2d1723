import { localeIds } from './locales';
import { searchSorts, searchWords, sortClause, textQuery } from './search';

it.each([
  ['«Хангай» эсгий-гутал, 42', ['Хангай', 'эсгий', 'гутал', '42']],
  ['  ', []],
  ['伏特加', ['伏特加']],
  [Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '), Array.from({ length: 12 }, (_, at) => `w${at}`)],
])('words of %s', (text, words) => expect(searchWords(text)).toEqual(words));

it.each([
  ['гутал', 1],
  ['эсгий гутал', 2],
  ['өвлийн эсгий гутал', 2],
  ['хар өнгийн эсгий гутал', 3],
])('%s: so many words must be there: %i', (text, least) =>
  expect(textQuery(text)).toMatchObject({ bool: { minimum_should_match: least } }),
);

it('finds nothing by signs alone', () => expect(textQuery('?! …')).toEqual({ match_none: {} }));

it('ends every order with the id, so that pages never overlap', () => {
  for (const sort of searchSorts.filter(name => name !== 'random'))
    for (const locale of localeIds) expect(sortClause(sort, locale).at(-1)).toEqual({ id: 'asc' });
});
