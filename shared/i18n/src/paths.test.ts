import { htmlLang } from './locales';
import { localeFromPath, localizePath } from './paths';

test.each([
  ['/', 'mn', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/products/boots', 'en', '/products/boots'],
  ['/en?q=a', 'en', '/?q=a'],
  ['/cn/cart', 'cn', '/cart'],
  ['/mn/cart', 'mn', '/mn/cart'],
  ['/english', 'mn', '/english'],
  ['/zh/cart', 'mn', '/zh/cart'],
])('%s is %s %s', (path, locale, rest) => {
  expect(localeFromPath(path)).toEqual({ locale, path: rest });
});

test.each([
  ['/', 'mn', '/'],
  ['/', 'en', '/en'],
  ['/?q=a', 'en', '/en?q=a'],
  ['/cart', 'ru', '/ru/cart'],
  ['/en/cart', 'mn', '/cart'],
  ['/en/cart', 'it', '/it/cart'],
  ['/en', 'mn', '/'],
  ['https://example.mn/a', 'en', 'https://example.mn/a'],
  ['//example.mn/a', 'en', '//example.mn/a'],
  ['#top', 'en', '#top'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localizePath(path, locale)).toBe(expected);
});

test('Chinese has a language tag of its own', () => {
  expect([htmlLang.cn, htmlLang.mn]).toEqual(['zh-Hans', 'mn']);
});
