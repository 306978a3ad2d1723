import type { VariantView } from './product-view.rules';

/** Stock as it is told in words. */
export type StockText =
  { key: 'soldOut' | 'inStock' | 'backorder' } | { key: 'preOrder'; date: string } | { key: 'low'; count: number };

/** From here down the number itself is told. */
const lowFrom = 5;

/** `arrives`: when it comes, of what is sold in advance. */
export const stockText = (
  variants: readonly Pick<VariantView, 'stock' | 'inStock' | 'backorder'>[],
  arrives?: string | null,
): StockText => {
  if (arrives && variants.some(variant => variant.inStock)) return { key: 'preOrder', date: arrives };
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  if (stock > lowFrom) return { key: 'inStock' };
  if (stock > 0) return { key: 'low', count: stock };
  return { key: variants.some(variant => variant.backorder) ? 'backorder' : 'soldOut' };
};
