import type { VariantView } from './product-view.rules';

/** Stock level as shown in text. */
export type StockText =
  | { key: 'soldOut' | 'held' | 'inStock' | 'backorder' }
  | { key: 'preOrder'; date: string }
  | { key: 'low'; count: number };

/** Stock at or below which the number itself is shown. */
const lowFrom = 5;

/** When the first of the last pieces may be free again, while other buyers are paying for them. */
export const heldUntil = (variants: readonly Pick<VariantView, 'inStock' | 'heldUntil'>[]): string | undefined =>
  variants.some(({ inStock }) => inStock) ? undefined : variants.flatMap(one => one.heldUntil ?? []).sort()[0];

/** `arrives`: arrival date of a pre-order. */
export const stockText = (
  variants: readonly Pick<VariantView, 'stock' | 'inStock' | 'backorder' | 'heldUntil'>[],
  arrives?: string | null,
): StockText => {
  if (arrives && variants.some(variant => variant.inStock)) return { key: 'preOrder', date: arrives };
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  if (stock > lowFrom) return { key: 'inStock' };
  if (stock > 0) return { key: 'low', count: stock };
  if (variants.some(variant => variant.backorder)) return { key: 'backorder' };
  return { key: heldUntil(variants) ? 'held' : 'soldOut' };
};
