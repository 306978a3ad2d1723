import { cookieOf, hostCookieOf, setHostCookie } from './cookie';

describe('cookieOf', () => {
  it.each([
    ['session=abc', 'abc'],
    ['a=1; session=abc; b=2', 'abc'],
    ['mysession=abc', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j', (header, value) => expect(cookieOf(header, 'session')).toBe(value));
});

it('prefers the name that no other host can set', () => expect(hostCookieOf('age=1; __Host-age=2', 'age')).toBe('2'));

it.each([
  [false, 'age=21; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  [true, '__Host-age=21; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
])('sets one for scripts and foreign sites out of reach, secure: %s', (secure, header) =>
  expect(setHostCookie('age', '21', { secure, maxAge: 60 })).toBe(header),
);
