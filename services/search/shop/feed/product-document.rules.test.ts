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
} as ProductDocument['fields'];

const product: ProductDocument = {
  fields,
  taxons: [
    { permalink: 'goods', name: { mn: 'Бараа', en: 'Goods' } },
    { permalink: 'goods/fashion', name: { mn: 'Хувцас, гутал', en: 'Fashion' } },
    { permalink: 'goods/fashion/shoes', name: { mn: 'Гутал', en: 'Shoes' } },
  ],
  isListed: true,
  changesAt: Infinity,
};

it('is stored with the fields of the product', () =>
  expect(documentOf(product)).toMatchObject({ id: '7', source: fields }));

it('has additional search fields that are not shown', () => {
  const { source: derived } = documentOf(product);
  expect(derived.names).toEqual(['Khangai felt boots, grey']);
  expect(derived.taxons).toEqual(['Гутал', 'Shoes']);
  expect(derived.also).toContain('ботинк');
  expect(derived.vocabulary).toEqual(expect.arrayContaining(['Khangai felt boots, grey', 'Гутал', 'Ul Bootmakers']));
  expect(derived.suggest).toEqual({ input: expect.arrayContaining(['Khangai felt boots, grey']), weight: 13 });
  expect(derived.name_key.ru).toBe(derived.name_key.en);
  expect(derived.name_key.mn).not.toBe(derived.name_key.en);
});
