import type { Bottle } from '@ortoo/contracts';

interface ProductTexts {
  name: string;
  description: string;
  addressOf: (bottle: Bottle) => string;
}

/** The brand's vodka as structured data (schema.org Product), with an offer for each bottle. */
export const productData = (bottles: readonly Bottle[], texts: ProductTexts): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: texts.name,
  description: texts.description,
  image: '/pictures/brand-bottle_plain',
  brand: { '@type': 'Brand', name: texts.name },
  ...(bottles.length > 0 && {
    offers: bottles.map(bottle => ({
      '@type': 'Offer',
      name: bottle.name,
      price: bottle.variant.selling_price,
      priceCurrency: 'MNT',
      url: texts.addressOf(bottle),
      availability: `https://schema.org/${bottle.variant.availability === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
    })),
  }),
});
