import type { ProductDocument } from '@ortoo/shop-api/product-source';
import { documentOf } from './product-document.rules';

const fields = {
  id: 7,
  name: '«Хангай» эсгий гутал, саарал',
  translated: {
    mn: { name: '«Хангай» эсгий гутал, саарал', description: 'Дулаан.' },
    en: { name: 'Khangai felt boots, grey', description: 'Warm.' },
  },
  total_reviews: 12,
  store: { translated: { mn: 'Ул гутлын урлан', en: 'Ul Bootmakers' } },
  brand: { translated: { mn: 'Ул', en: 'Ul' } },
  sizes: ['41', '36-38', 's-m'],
  variants: [
    { sku: 'OR-50011-41', option_values: { storage: '256', size: '41' } },
    { sku: 'OR-50011-42', option_values: { room: '12' } },
    { sku: 'OR-57070', option_values: {} },
  ],
} as unknown as ProductDocument['fields'];

const product: ProductDocument = {
  fields,
  taxons: [
    { permalink: 'goods', name: { mn: 'Бараа', en: 'Goods' } },
    { permalink: 'goods/fashion', name: { mn: 'Хувцас, гутал', en: 'Fashion' } },
    { permalink: 'goods/fashion/shoes', name: { mn: 'Гутал', en: 'Shoes' } },
  ],
  also: [],
  isListed: true,
  changesAt: Infinity,
};

it('is stored with the fields of the product', () =>
  expect(documentOf(product)).toMatchObject({ id: '7', source: fields }));

it('has additional search fields that are not shown', () => {
  const { source: derived } = documentOf(product);
  expect(derived.names).toEqual(['Khangai felt boots, grey']);
  expect(derived.taxons).toEqual(expect.arrayContaining(['Гутал', 'Shoes', 'сапоги']));
  expect(derived.taxons).not.toContain('Fashion');
  expect(derived.also).toContain('ботинк');
  expect(derived.vocabulary).toEqual(expect.arrayContaining(['Khangai felt boots, grey', 'Гутал', 'Ul Bootmakers']));
  expect(derived.amounts).toEqual(['256gb', '#256']);
  expect(derived.fits).toEqual(['41', '36', '37', '38', 's', 'm']);
  expect(derived.codes).toEqual(['50011', '57070']);
  expect(derived.suggest.input).toContain('ботинк');
  expect(derived.suggest.input).not.toContain('shoes');
  expect(derived.suggest).toEqual({ input: expect.arrayContaining(['Khangai felt boots, grey']), weight: 13 });
  expect(derived.name_key.ru).toBe(derived.name_key.en);
  expect(derived.name_key.mn).not.toBe(derived.name_key.en);
});
