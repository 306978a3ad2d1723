import type { Locale } from './locales';
import type { Messages } from './messages-shape';
import { createServerTexts } from './server-texts';

const common = {
  mn: { close: 'Хаах', items_one: '{{count}} бараа', items_other: '{{count}} бараа' },
  en: { close: 'Close', items_one: '{{count}} item', items_other: '{{count}} items' },
} satisfies Partial<Record<Locale, Messages>>;

const request = async (locale: keyof typeof common, title: Messages, release = 'one') => {
  const texts = await createServerTexts(locale);
  await texts.addCatalogue('common', async () => common[locale]);
  await texts.addCatalogue('catalog', async () => title, release);
  return texts;
};

const first = { title: 'Products', old: 'Gone soon' };
const second = { title: 'All products' };

it('has the texts of its own release while another one is live', async () => {
  const [before, after, again] = await Promise.all([request('en', first), request('en', second), request('en', first)]);
  const shown = [before, after, again].map(texts => {
    const t = texts.translator('catalog');
    return [t('title'), t('old'), t('close')];
  });
  expect(shown).toEqual([
    ['Products', 'Gone soon', 'Close'],
    ['All products', 'old', 'Close'],
    ['Products', 'Gone soon', 'Close'],
  ]);
});

it('has the texts of its own language during requests in others', async () => {
  const title = { title: 'Бараа' };
  const [mn, en] = await Promise.all([request('mn', title), request('en', title)]);
  const shown = [mn, en, mn].map(texts => texts.translator('catalog')('items', { count: 1 }));
  expect(shown).toEqual(['1 бараа', '1 item', '1 бараа']);
});

it('records the texts of its own page only', async () => {
  const [one, other] = await Promise.all([request('en', first), request('en', first)]);
  one.translator('catalog')('title');
  other.translator('catalog')('items', { count: 2 });
  expect(one.used).toEqual({ 'catalog:title': 'Products' });
  expect(other.used).toEqual({ 'catalog:items{"count":2}': '2 items' });
});

it('shows what is added after a translator was made, and a newer release over an older one', async () => {
  const texts = await createServerTexts('en');
  const t = texts.translator('catalog');
  await texts.addCatalogue('catalog', async () => first, 'one');
  await texts.addCatalogue('catalog', async () => second, 'two');
  await texts.addCatalogue('common', async () => common.en);
  expect([t('title'), t('old'), t('close')]).toEqual(['All products', 'Gone soon', 'Close']);
  expect((await request('en', first)).translator('catalog')('title')).toBe('Products');
});

it('fills a text with the values of each use', async () => {
  const t = (await request('en', { by: '{{name}} by {{maker}}' })).translator('catalog');
  const uses = [
    { name: 'a', maker: 'b' },
    { name: 'b', maker: 'a' },
    { name: 'a', maker: 'b' },
  ];
  expect(uses.map(values => t('by', values))).toEqual(['a by b', 'b by a', 'a by b']);
  for (let count = 0; count < 6_000; count += 1) expect(t('items', { count })).toMatch(`${count} item`);
});
