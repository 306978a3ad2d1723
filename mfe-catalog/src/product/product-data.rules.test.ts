import { boots } from '../parts/testing/answers';
import { productData } from './product-data.rules';
import { toProductView } from './product-view.rules';

const product = toProductView(boots);

describe('productData', () => {
  it('has a range of prices when its variants differ', () =>
    expect(productData(product, '/products/bulgan')).toMatchObject({
      '@type': 'Product',
      brand: { name: 'Ул' },
      aggregateRating: { ratingValue: 4.7, reviewCount: 142 },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 299_000,
        highPrice: 329_000,
        priceCurrency: 'MNT',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2026-12-01',
        url: '/products/bulgan',
      },
    }));

  it('has one price when they do not, and no rating without a review', () => {
    const one = { ...product, variants: product.variants.slice(1, 2), total_reviews: 0 };
    const data = productData(one, '/en/products/bulgan');
    expect(data).toMatchObject({
      offers: { '@type': 'Offer', price: 329_000, availability: 'https://schema.org/OutOfStock' },
    });
    expect(data).not.toHaveProperty('aggregateRating');
  });

  it('is a pre-order until its arrival date, while it is available', () => {
    const coming = { ...product, details: { ...product.details, pre_order_at: '2026-12-12T04:00:00Z' } };
    expect(productData(coming, '/products/bulgan')).toMatchObject({
      offers: { availability: 'https://schema.org/PreOrder', availabilityStarts: '2026-12-12T04:00:00Z' },
    });
    const sold = { ...coming, variants: coming.variants.map(variant => ({ ...variant, inStock: false })) };
    expect(productData(sold, '/products/bulgan')).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });
});
