import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema';

export const wishSchema = z.object({ variant_id: idSchema });

export const wishedProductsSchema = z
  .object({
    /** Newest first. */
    wished_products: z.array(z.object({ id: z.number().int(), variant_id: z.number().int(), created_at: timeSchema })),
  })
  .meta({ id: 'WishedProducts' });
/** A shopper's wish list. */
export type WishedProducts = z.infer<typeof wishedProductsSchema>;

export const addWishSchemas = {
  body: wishSchema,
  answer: wishedProductsSchema,
  errors: ['VARIANT_NOT_FOUND'] as const,
};

export const listWishesSchemas = { answer: wishedProductsSchema };

export const removeWishSchemas = { body: wishSchema, answer: wishedProductsSchema };
