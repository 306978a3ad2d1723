import { filterFrom, searchOf } from './filter.rules';

it.each([
  ['', { q: '', state: '', page: 1 }],
  ['q=R100&state=used&page=3', { q: 'R100', state: 'used', page: 3 }],
  ['state=eaten&page=-1', { q: '', state: '', page: 1 }],
  ['page=2.5', { q: '', state: '', page: 1 }],
])('reads %s', (search, filter) => expect(filterFrom(new URLSearchParams(search))).toEqual(filter));

it('writes only active filters', () => {
  expect(String(searchOf({ q: '', state: 'used', page: 1 }))).toBe('state=used');
  expect(String(searchOf({ q: 'Болд', state: '', page: 2 }))).toBe(`q=${encodeURIComponent('Болд')}&page=2`);
});
