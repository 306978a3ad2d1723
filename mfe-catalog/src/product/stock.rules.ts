import type { VariantView } from './product-view.rules';

/** Stock level as shown in text. */
export type StockText =
  | { key: 'soldOut' | 'inStock' | 'backorder' }
  | { key: 'preOrder'; date: string }
  | { key: 'low'; count: number };

/** Stock at or below which the number itself is shown. */
const lowFrom = 5;

/** `arrives`: arrival date of a pre-order. */
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
