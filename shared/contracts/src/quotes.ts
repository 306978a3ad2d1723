import type { ProductKind } from './products/products.schema';

/** Which requests a product accepts: a price suggestion or a custom offer. */
export const suggestionsFor = (
  kind: ProductKind,
  { suggestion = false }: { suggestion?: boolean | undefined } = {},
): { suggestion: boolean; custom_suggestion: boolean } => ({
  suggestion: suggestion || kind === 'trip' || kind === 'hotel',
  custom_suggestion: kind === 'trip',
});
