import { ownQuery, withForeignQuery } from './own-query.rules';

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=mail&utm_campaign=x&fbclid=y', ''],
  ['?page=2&brand=b&utm_source=mail&brand=a', '?brand=b&brand=a&page=2'],
  ['?q=%D1%86%D0%B0%D0%B9+%26', '?q=%D1%86%D0%B0%D0%B9+%26'],
  ['?from=x&utmost=1', '?from=x&utmost=1'],
])('%p: pages read %p', (search, own) => {
  expect(ownQuery(search)).toBe(own);
  expect(ownQuery(own)).toBe(own);
});

it.each([
  ['/products?page=1', '?page=0001', '/products?page=1'],
  ['/products', '?page=1&utm_source=mail&gclid=7', '/products?gclid=7&utm_source=mail'],
  ['/products?sort=new', '?utm_source=mail', '/products?sort=new&utm_source=mail'],
  ['/products?utm_source=kept', '?utm_source=mail', '/products?utm_source=kept'],
])('%p is reached from %p as %p', (address, search, whole) => expect(withForeignQuery(address, search)).toBe(whole));
