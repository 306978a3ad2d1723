import type { SeedCatalogue, SeedProduct } from '../seed/seed-shape';

const product = (id: number, slug: string, more: Partial<SeedProduct>): SeedProduct => ({
  id,
  slug,
  kind: 'goods',
  text: { mn: { name: `${slug} мн`, description: 'Тайлбар' }, en: { name: slug, description: 'Description' } },
  taxon: 'goods/shoes',
  vendor: 'maker',
  price: 100_000,
  availableIn: -10,
  images: [`${slug}.webp`],
  variants: [{ id: id * 10, sku: `SKU-${id}`, options: {}, stock: 10 }],
  ...more,
});

/** A shop with a few categories, one for each tested rule. */
export const exampleCatalogue: SeedCatalogue = {
  taxons: [
    { id: 1, parent: null, permalink: 'goods', name: { mn: 'Бараа', en: 'Goods' } },
    { id: 2, parent: 'goods', permalink: 'goods/shoes', name: { mn: 'Гутал', en: 'Shoes' } },
    { id: 3, parent: null, permalink: 'coupons', name: { mn: 'Купон' } },
  ],
  vendors: [{ id: 1, code: 'maker', name: { mn: 'Урлан', en: 'Maker' }, description: {} }],
  brands: [{ id: 1, code: 'ul', name: { mn: 'Ул', en: 'Ul' }, description: {} }],
  badges: [{ id: 1, code: 'new', name: { mn: 'Шинэ', en: 'New' }, tone: 'accent' }],
  options: [
    {
      code: 'size',
      name: { mn: 'Размер', en: 'Size' },
      values: [
        { code: '41', name: { mn: '41' } },
        { code: '42', name: { mn: '42' } },
      ],
    },
  ],
  products: [
    product(1, 'boots', {
      brand: 'ul',
      badges: ['new'],
      options: ['size'],
      sellingPrice: 80_000,
      sale: { startsIn: -1, endsIn: 1 },
      variants: [
        { id: 10, sku: 'BOOT-41', options: { size: '41' }, stock: 3 },
        { id: 11, sku: 'BOOT-42', options: { size: '42' }, stock: 10, price: 120_000 },
      ],
    }),
    product(2, 'hotel-coupon', {
      kind: 'coupon',
      taxon: 'coupons',
      price: 150_000,
      validDays: 30,
      place: { mn: 'Тэрэлж' },
    }),
    product(3, 'mongolian-only', {
      nutrition: { basis: '100 g', amounts: { kcal: 250, fat: 1.5 }, allergens: { mn: 'Сүү', en: 'Milk' } },
      contents: [{ mn: '1 ширхэг', en: 'One piece' }],
      text: { mn: { name: 'Зөвхөн монгол', description: '' } },
    }),
    product(4, 'sold-out', { variants: [{ id: 40, sku: 'SKU-4', options: {}, stock: 0 }] }),
    product(5, 'without-picture', { images: [] }),
    product(6, 'price-one', { price: 1 }),
    product(7, 'tomorrow', { availableIn: 1 }),
    product(8, 'unpublished', { published: false }),
  ],
  stores: [
    {
      id: 1,
      code: 'centre',
      kind: 'store',
      name: { mn: 'Төв салбар', en: 'Central store' },
      address: { mn: 'Их сургуулийн гудамж 3', en: '3 University Street' },
      directions: {},
      phone: '+97677001234',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '20:00' }],
    },
  ],
  lookBooks: [
    {
      id: 1,
      slug: 'everyday',
      title: { mn: 'Өдөр бүр', en: 'Every day' },
      summary: { mn: 'Хамт таарна.', en: 'They go together.' },
      paragraphs: { mn: ['Нэг.', 'Хоёр.'], en: ['One.', 'Two.'] },
      image: 'boots.webp',
      imageAlt: { mn: 'Гутал', en: 'Boots' },
      products: ['mongolian-only', 'boots', 'unpublished'],
    },
  ],
};
