import type { ProductKind } from './products/products.schema';

/** Which requests a product accepts: a price suggestion or a custom offer. */
export const suggestionsFor = (kind: ProductKind): { suggestion: boolean; custom_suggestion: boolean } => ({
  suggestion: kind === 'trip' || kind === 'hotel',
  custom_suggestion: kind === 'trip',
});
