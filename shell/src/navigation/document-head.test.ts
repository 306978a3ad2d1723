import { applyHead, fullTitle } from './document-head';

const head = () => document.head.innerHTML;

beforeEach(() => {
  document.head.innerHTML =
    '<title>old</title><link rel="canonical" href="/old"><meta name="description" content="old">';
  window.history.replaceState(null, '', '/en/products?q=1');
});

test('title, description, robots and address become those of the page', () => {
  applyHead({ title: 'Гутал', description: 'Эсгий', robots: 'noindex', canonical: '/products' }, 'Өртөө', 'mn');
  expect(document.title).toBe('Гутал · Өртөө');
  expect(head()).toContain('<meta name="description" content="Эсгий">');
  expect(head()).toContain('<meta name="robots" content="noindex">');
  expect(head()).toContain('<link rel="canonical" href="/products">');
});

test('metadata that the page does not set is removed', () => {
  applyHead({ title: 'Гутал', robots: 'noindex' }, 'Өртөө', 'mn');
  applyHead({ title: 'Гутал' }, 'Өртөө', 'mn');
  expect(document.head.querySelectorAll('meta')).toHaveLength(0);
});

test.each([
  ['mn', '/products', '/products'],
  ['en', '/products?page=2', '/en/products?page=2'],
  ['en', '/', '/en'],
  ['en', undefined, '/en/products'],
] as const)('the canonical address has its language: %s %s', (locale, canonical, expected) => {
  applyHead({ title: '', ...(canonical && { canonical }) }, 'Өртөө', locale);
  expect(head()).toContain(`<link rel="canonical" href="${expected}">`);
});

test.each([
  ['Гутал', 'Гутал · Өртөө'],
  ['', 'Өртөө'],
])('the title %j is shown as %s', (title, expected) => expect(fullTitle(title, 'Өртөө')).toBe(expected));
