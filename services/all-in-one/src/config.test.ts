import { readConfig } from './config';

const strong = 'pX3v+1bq0Yt8KfW2hZ7mLr9sQeUc4Nd6';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:kV8-qPz31xTm@db:5432/shop',
  ORIGIN: 'https://shop.example',
  REGISTRY_TOKEN: strong,
  SEARCH_READ: `reader:${strong}`,
};

it('has a default for everything outside production', () =>
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    trustProxy: ['loopback'],
    secureCookies: false,
  }));

it('trusts no proxy in production, and sets cookies for https alone', () =>
  expect(readConfig(production)).toMatchObject({ trustProxy: false, secureCookies: true }));

it.each([
  ['none', false],
  ['2', expect.any(Function)],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
])('TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) =>
  expect(readConfig({ ...production, TRUST_PROXY })).toMatchObject({ trustProxy }),
);

it.each([
  ['PORT', 'abc', /^PORT: must be a whole number/],
  ['PORT', '0', /^PORT: /],
  ['PORT', '70000', /^PORT: /],
  ['PORT', '3e3', /^PORT: /],
  ['ORIGIN', 'shop.example', /^ORIGIN: must be an address/],
  ['ORIGIN', 'https://shop.example/path', /^ORIGIN: must end after the host/],
  ['DATABASE_URL', 'mysql://x', /^DATABASE_URL: must be an address such as postgres:/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL: /],
  ['SEARCH_READ', 'shop', /^SEARCH_READ: must be user:password/],
  ['SEARCH_INDEX', ':x', /^SEARCH_INDEX: must be user:password/],
  ['SEARCH_ORIGIN', 'search', /^SEARCH_ORIGIN: /],
  ['TRUST_PROXY', 'all', /^TRUST_PROXY: must be none/],
])('%s=%s stops the start', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

it('names all errors, and no value', () =>
  expect(() => readConfig({ PORT: 'x', SEARCH_READ: 'hunter2' })).toThrow(
    /^PORT: [^;]+; SEARCH_READ: must be user:password$/,
  ));

it.each([
  ['REGISTRY_TOKEN', 'a'],
  ['REGISTRY_TOKEN', 'a'.repeat(64)],
  ['REGISTRY_TOKEN', 'Ortoo-2026'.repeat(5)],
  ['REGISTRY_TOKEN', 'abcdefghijklmnopqrstuvwxyz'],
  ['SEARCH_READ', 'shop:shop'],
  ['SEARCH_INDEX', 'indexer:indexer'],
  ['DATABASE_URL', 'postgres://shop:shop@db/shop'],
  ['DATABASE_URL', 'postgres://postgres:postgrespostgres@db/shop'],
])('%s=%s is too weak for production', (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(
    new RegExp(`accepts no weak secret: ${name}.*openssl rand -base64 32`),
  );
});

it.each(['DATABASE_URL', 'ORIGIN', 'REGISTRY_TOKEN', 'SEARCH_READ'])('production needs %s', name =>
  expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`NODE_ENV=production needs ${name}`),
);
