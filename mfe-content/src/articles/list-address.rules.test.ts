import { addressOf, requestedFrom } from './list-address.rules';

it.each([
  ['', { tag: '', page: 1 }],
  ['tag=travel&page=2', { tag: 'travel', page: 2 }],
  ['tag=%3Cb%3E&page=0', { tag: '', page: 1 }],
  ['page=1e9', { tag: '', page: 1 }],
])('reads %s', (search, expected) => expect(requestedFrom(new URLSearchParams(search))).toEqual(expected));

it.each([
  ['', 1, '/articles'],
  ['travel', 1, '/articles?tag=travel'],
  ['travel', 3, '/articles?tag=travel&page=3'],
])('requests %p, page %i, at %s', (tag, page, address) => expect(addressOf(tag, page)).toBe(address));
