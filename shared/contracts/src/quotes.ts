import type { z } from 'zod';
import type { ProductKind } from './catalog';
import type * as schema from './quotes.schema';

/** Body of POST /quotes. */
export type NewQuote = z.input<typeof schema.newQuoteSchema>;
/** A request for an offer or a price suggestion, with the vendor's answer when there is one. */
export type Quote = z.infer<typeof schema.quoteSchema>;
export type Quotes = z.infer<typeof schema.quotesSchema>;

/** Which requests a product accepts: a price suggestion or a custom offer. */
export const suggestionsFor = (kind: ProductKind): { suggestion: boolean; custom_suggestion: boolean } => ({
  suggestion: kind === 'trip' || kind === 'hotel',
  custom_suggestion: kind === 'trip',
});
