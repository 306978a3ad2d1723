import { pathAfterSignIn, signInPath, signUpPath } from './sign-in-path';

test.each([
  ['/profile', '/sign-in?next=%2Fprofile'],
  ['/checkout/address?gift=1&b=2', '/sign-in?next=%2Fcheckout%2Faddress%3Fgift%3D1%26b%3D2'],
  ['/', '/sign-in?next=%2F'],
])('from %s sign-in returns to the same path', (next, path) => {
  expect(signInPath(next)).toBe(path);
  expect(new URL(path, 'http://shop.test').searchParams.get('next')).toBe(next);
});

test('sign-up returns, too, and neither repeats the language of a path', () => {
  expect(signUpPath('/cart')).toBe('/sign-up?next=%2Fcart');
  expect(signUpPath('/en/cart')).toBe('/sign-up?next=%2Fcart');
  expect(signInPath('/ru/vendors/zam')).toBe('/sign-in?next=%2Fvendors%2Fzam');
});

test.each([
  ['/checkout/address?x=1', '/checkout/address?x=1'],
  ['/vendors/zam#reviews', '/vendors/zam#reviews'],
  ['/en/vendors/zam', '/vendors/zam'],
  ['/en', '/'],
  ['/en?tab=2', '/?tab=2'],
  ['/cn/cart?x=1#y', '/cart?x=1#y'],
  ['/enough', '/enough'],
  ['/', '/'],
])('%j leads to %s', (next, path) => expect(pathAfterSignIn(next)).toBe(path));

test.each([
  [null],
  [''],
  ['cart'],
  ['en/cart'],
  ['https://evil.example'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/cart\\..\\evil'],
  ['/en//evil.example'],
  ['/en/\\evil.example'],
  ['javascript:alert(1)'],
  ['/\n/evil'],
  ['/\t/evil'],
])('%j leads to the profile', next => expect(pathAfterSignIn(next)).toBe('/profile'));
