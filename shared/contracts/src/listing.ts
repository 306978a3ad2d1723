import type { z } from 'zod';
import type * as schema from './listing.schema';

/** A product of a list, in the reader's language; prices are whole tugrik. */
export type ListingCard = z.infer<typeof schema.listingCardSchema>;
/** Values of the filters of a list, with their number of products. */
export type Facets = z.infer<typeof schema.facetsSchema>;
/** One page of a list. */
export type Listing = z.infer<typeof schema.listingSchema>;
/** The checked request of a list. */
export type ListingQuery = z.output<typeof schema.listingQuerySchema>;
