import { createHydratedCache, styleElement } from './emotion-cache';

beforeEach(() => {
  document.head.innerHTML = styleElement({ ids: ['abc', 'def'], css: '.o-abc{color:red}.o-def{color:blue}' });
});

test('names of the rules in the document are known, others are not', () => {
  const { inserted } = createHydratedCache();
  expect(inserted['abc']).toBe(true);
  expect(inserted['def']).toBe(true);
  expect(inserted['ghi']).toBeUndefined();
});

test("the page's style element stays as it is, and a new rule gets an element after it", () => {
  const [element] = document.head.children;
  const cache = createHydratedCache();
  cache.insert('.o-ghi', { name: 'ghi', styles: 'color:green' }, cache.sheet, true);
  expect(document.head.children[0]).toBe(element);
  expect(element?.textContent).toBe('.o-abc{color:red}.o-def{color:blue}');
  expect(document.head.children).toHaveLength(2);
});

test('a page without styles from the server starts with none', () => {
  document.head.innerHTML = '';
  expect(createHydratedCache().inserted['abc']).toBeUndefined();
});
