import { accountsOf, readProviderSettings } from './settings';

const qpay = { url: 'https://merchant.example', username: 'shop', password: 'very secret', invoiceCode: 'SHOP' };

it('reads accounts by name', () => {
  const settings = readProviderSettings(JSON.stringify({ qpay }));
  expect(settings).toEqual({ qpay });
  expect(accountsOf(settings ?? {}).qpay?.baseUrl()).toBe('https://merchant.example');
});

it.each([undefined, ''])('reads %j as no accounts', json => expect(readProviderSettings(json)).toBeUndefined());

it.each([
  ['an unknown name', { paypal: qpay }, ': Unrecognized key: "paypal"'],
  ['a missing password', { qpay: { ...qpay, password: undefined } }, '.qpay.password: '],
  ['an invalid address', { qpay: { ...qpay, url: 'javascript:alert(1)' } }, '.qpay.url: '],
])('rejects %s without printing secrets', (_, settings, where) => {
  const read = () => readProviderSettings(JSON.stringify(settings));
  expect(read).toThrow(`PAYMENT_PROVIDERS${where}`);
  expect(read).not.toThrow('secret');
});

it('rejects invalid JSON in one sentence', () =>
  expect(() => readProviderSettings('{"qpay":')).toThrow(/^PAYMENT_PROVIDERS: must be JSON$/));
