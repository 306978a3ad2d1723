import { contentSecurityPolicy } from './document';

const rules = (analytics: Parameters<typeof contentSecurityPolicy>[0]) =>
  Object.fromEntries(
    contentSecurityPolicy(analytics)
      .split('; ')
      .map(rule => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
const nobody = rules({ kind: 'none' });

test('without listeners a page reaches its own site alone', () => {
  expect(nobody).toMatchObject({ 'default-src': "'self'", 'img-src': "'self' data:", 'worker-src': "'self'" });
  expect(nobody).not.toHaveProperty('connect-src');
});

test('a pixel may be asked for as a picture, where it lies and nowhere else', () => {
  expect(rules({ kind: 'pixel', url: 'https://pixel.test/p.gif?shop=1' })).toEqual({
    ...nobody,
    'img-src': "'self' data: https://pixel.test",
  });
});

test('what reads the data layer may send to the named places', () => {
  const layer = { kind: 'data_layer' as const, script: 'https://tags.test/tag.js' };
  expect(rules({ ...layer, origins: ['https://collect.test/g', 'https://eu.collect.test'] })).toEqual({
    ...nobody,
    'img-src': "'self' data: https://collect.test https://eu.collect.test",
    'connect-src': "'self' https://collect.test https://eu.collect.test",
  });
  expect(rules({ ...layer, origins: [] })).toEqual(nobody);
});
