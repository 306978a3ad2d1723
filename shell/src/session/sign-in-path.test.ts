import { signInPath } from './sign-in-path';

test.each([
  ['/profile', '/sign-in?next=%2Fprofile'],
  ['/checkout/address?gift=1&b=2', '/sign-in?next=%2Fcheckout%2Faddress%3Fgift%3D1%26b%3D2'],
  ['/', '/sign-in?next=%2F'],
])('from %s sign-in returns to the same path', (next, path) => {
  expect(signInPath(next)).toBe(path);
  expect(new URL(path, 'http://shop.test').searchParams.get('next')).toBe(next);
});
