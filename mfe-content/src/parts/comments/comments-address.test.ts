import { commentsAddress, commentsRequest } from './comments.queries';

it.each([
  ['', { page: 1, sort: 'newest' }],
  ['comments=3&sort=best', { page: 3, sort: 'best' }],
  ['comments=-1&sort=worst', { page: 1, sort: 'newest' }],
])('reads %s', (search, request) => expect(commentsRequest(new URLSearchParams(search))).toEqual(request));

it.each([
  [{ page: 1, sort: 'newest' as const }, '/news/a#comments'],
  [{ page: 2, sort: 'oldest' as const }, '/news/a?comments=2&sort=oldest#comments'],
])('writes %j', (request, address) => expect(commentsAddress('/news/a', request)).toBe(address));
