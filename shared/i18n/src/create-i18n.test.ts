import { addMessages, createI18n } from './create-i18n';
import { translator } from './translate';

const resources = {
  mn: {
    common: { close: 'Хаах', items_one: '{{count}} бараа', items_other: '{{count}} бараа' },
    catalog: { title: 'Бараа' },
  },
  en: { common: { close: 'Close', items_one: '{{count}} item', items_other: '{{count}} items' } },
  ru: { common: { items_one: '{{count}} товар', items_few: '{{count}} товара', items_many: '{{count}} товаров' } },
  cn: { common: { items_other: '{{count}}件' } },
} as const;

test('a text missing in a language comes from the fallback, then from the default language', () => {
  const t = translator(createI18n({ locale: 'ru', fallback: 'en', resources }), 'catalog');
  expect([t('close'), t('title')]).toEqual(['Close', 'Бараа']);
});

test.each([
  ['mn', 1, '1 бараа'],
  ['mn', 5, '5 бараа'],
  ['en', 1, '1 item'],
  ['en', 0, '0 items'],
  ['ru', 21, '21 товар'],
  ['ru', 3, '3 товара'],
  ['ru', 11, '11 товаров'],
  ['cn', 2, '2件'],
] as const)('%s counts %i', (locale, count, expected) => {
  expect(translator(createI18n({ locale, resources }), 'common')('items', { count })).toBe(expected);
});

test('a package adds its texts to an instance in use, and common texts are the fallback', () => {
  const i18n = createI18n({ locale: 'en', resources });
  const t = translator(i18n, 'cart');
  addMessages(i18n, 'cart', 'en', { empty: 'Your cart is empty' });
  expect([t('empty'), t('close'), i18n.exists('cart:nothing')]).toEqual(['Your cart is empty', 'Close', false]);
});

test.each([1, 3, 11])('texts of another language than the reader’s have its plural forms: %i', count => {
  const i18n = createI18n({ locale: 'ru' });
  addMessages(i18n, 'cart', 'ru', { items_one: '{{count}} бараа', items_other: '{{count}} бараа' });
  expect(translator(i18n, 'cart')('items', { count })).toBe(`${count} бараа`);
});

test('instances are independent', () => {
  const first = createI18n({ locale: 'en' });
  addMessages(first, 'cart', 'en', { empty: 'Empty' });
  expect(createI18n({ locale: 'en' }).exists('cart:empty')).toBe(false);
});

test('values are not escaped: React does that', () => {
  const i18n = createI18n({ locale: 'mn', resources: { mn: { common: { hello: 'Сайн уу, {{name}}' } } } });
  expect(translator(i18n, 'common')('hello', { name: 'A & B' })).toBe('Сайн уу, A & B');
});

test('a key that no language has is reported', () => {
  const onMissing = jest.fn();
  translator(createI18n({ locale: 'mn', onMissing }), 'cart')('gone');
  expect(onMissing).toHaveBeenCalledWith('cart:gone');
});
