import { listingQuerySchema, listingSchema } from '../listing.schema';

export const getListingSchemas = { query: listingQuerySchema, answer: listingSchema };
