import type { VariantCard } from '@ortoo/contracts';

/** A variant in stock for 100,000₮. */
export const variantOf = (id: number, name: string, more: Partial<VariantCard> = {}): VariantCard => ({
  ...{ id, product_id: id, slug: `p-${id}`, name, options_text: '', image: '/pictures/x.webp' },
  ...{ price: '100000.0', display_price: '100,000₮', selling_price: '100000.0', display_selling_price: '100,000₮' },
  ...{ sale_percent: 0, availability: 'in_stock', max_quantity: 5, is_booked: false, alcohol: false },
  ...more,
});
