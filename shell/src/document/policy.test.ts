import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './document';

type Configs = Parameters<typeof contentSecurityPolicy>[0];

const rules = (analytics: Configs['analytics'], more: Omit<Configs, 'analytics'> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ analytics, ...more }, '<style>a{}</style><style data-emotion="o">b{}</style>')
      .split('; ')
      .map(rule => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
const noTracker = rules({ kind: 'none' });

test('without analytics a page may reach its own site only', () => {
  expect(noTracker).toMatchObject({ 'default-src': "'self'", 'img-src': "'self' data:", 'worker-src': "'self'" });
  expect(noTracker).not.toHaveProperty('connect-src');
});

test('text never becomes a script, except with a third-party tag', () => {
  const trusted = { 'require-trusted-types-for': "'script'", 'trusted-types': "ortoo 'allow-duplicates'" };
  const layer = { kind: 'data_layer' as const, script: null, origins: [] };
  expect(noTracker).toMatchObject(trusted);
  expect(rules(layer)).toMatchObject(trusted);
  expect(rules({ ...layer, script: 'https://tags.test/tag.js' })).not.toHaveProperty('trusted-types');
});

test('a pixel may be requested as a picture, from its address only', () => {
  expect(rules({ kind: 'pixel', url: 'https://pixel.test/p.gif?shop=1' })).toEqual({
    ...noTracker,
    'img-src': "'self' data: https://pixel.test",
  });
});

test('the script of the data layer may send to the configured origins', () => {
  const layer = { kind: 'data_layer' as const, script: 'https://tags.test/tag.js' };
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...strict } = noTracker;
  const theirs = { ...strict, 'style-src': "'self' 'unsafe-inline'" };
  expect(rules({ ...layer, origins: ['https://collect.test/g', 'https://eu.collect.test'] })).toEqual({
    ...theirs,
    'img-src': "'self' data: https://collect.test https://eu.collect.test",
    'connect-src': "'self' https://collect.test https://eu.collect.test",
  });
  expect(rules({ ...layer, origins: [] })).toEqual(theirs);
});

test('Google Analytics 4 may send to its own origins, and inserts no styles', () => {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...strict } = noTracker;
  const google = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';
  expect(rules({ kind: 'ga4', id: 'G-TEST1234' })).toEqual({
    ...strict,
    'img-src': `'self' data: ${google}`,
    'connect-src': `'self' ${google}`,
  });
});

test('a customer SDK may send to its origins, and turns no text into a script', () => {
  const sdk = { script: 'https://sdk.test/sdk.js', origins: ['https://sdk.test/session', 'https://collect.test'] };
  expect(rules({ kind: 'none' }, { customer_sdk: sdk })).toEqual({
    ...noTracker,
    'connect-src': "'self' https://sdk.test https://collect.test",
  });
  expect(rules({ kind: 'none' }, { customer_sdk: { ...sdk, origins: [] } })).toEqual(noTracker);
  const push = { script: 'https://push.test/sdk.js', origins: ['https://push.test', 'https://sdk.test'] };
  expect(rules({ kind: 'none' }, { customer_sdk: sdk, push_sdk: push })['connect-src']).toBe(
    "'self' https://sdk.test https://collect.test https://push.test",
  );
  const layer = { kind: 'data_layer' as const, script: null, origins: ['https://collect.test'] };
  expect(rules(layer, { customer_sdk: sdk })['connect-src']).toBe("'self' https://collect.test https://sdk.test");
});

test('a style element is permitted by its hash, and so is an empty one', () => {
  const hashes = ['a{}', 'b{}', ''].map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(noTracker['style-src']).toBe(`'self' ${hashes.join(' ')}`);
});
