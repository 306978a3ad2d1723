import { z } from 'zod';
import { listingCardSchema } from '../listing.schema';

export const getSimilarProductsSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: z
    .object({
      /** Other models: colours, sizes of pack, lengths of a trip. */
      models: z.array(listingCardSchema),
      related: z.array(listingCardSchema),
    })
    .meta({ id: 'SimilarProducts' }),
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
