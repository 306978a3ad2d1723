import { addressOf, requestedFrom } from './list-address.rules';

it.each([
  ['', { tag: '', author: '', q: '', page: 1 }],
  ['tag=winter&page=2', { tag: 'winter', author: '', q: '', page: 2 }],
  ['author=oyuna&q=+эсгий+', { tag: '', author: 'oyuna', q: 'эсгий', page: 1 }],
  ['tag=%27%3B&author=A&page=-1', { tag: '', author: '', q: '', page: 1 }],
  ['page=1.5', { tag: '', author: '', q: '', page: 1 }],
  [`q=${'a'.repeat(200)}`, { tag: '', author: '', q: 'a'.repeat(100), page: 1 }],
])('reads %s', (search, filter) => expect(requestedFrom(new URLSearchParams(search))).toEqual(filter));

it.each([
  ['article' as const, {}, '/articles'],
  ['news' as const, { page: 1 }, '/news'],
  ['article' as const, { tag: 'winter', page: 3 }, '/articles?tag=winter&page=3'],
  [
    'news' as const,
    { q: 'ноос & арьс', author: 'oyuna' },
    '/news?q=%D0%BD%D0%BE%D0%BE%D1%81+%26+%D0%B0%D1%80%D1%8C%D1%81&author=oyuna',
  ],
])('writes the address of %s with %j', (kind, filter, address) => expect(addressOf(kind, filter)).toBe(address));
