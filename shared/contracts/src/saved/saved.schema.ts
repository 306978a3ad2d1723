import { z } from 'zod';
import { idParamsSchema, idSchema, timeSchema } from '../common.schema';
import { limits } from '../limits';
import { lineOptionsSchema } from '../orders/orders.schema';
import { variantCardSchema } from '../variants/variants.schema';

export const savedProductSchema = z
  .object({
    id: z.number().int(),
    quantity: z.number().int(),
    options: z.record(z.string(), z.string()),
    created_at: timeSchema,
    variant: variantCardSchema,
  })
  .meta({ id: 'SavedProduct' });
/** A line of the cart that its shopper has saved for later. */
export type SavedProduct = z.infer<typeof savedProductSchema>;

const savedProductsSchema = z
  .object({
    /** The newest first. */
    saved_products: z.array(savedProductSchema),
  })
  .meta({ id: 'SavedProducts' });
export type SavedProducts = z.infer<typeof savedProductsSchema>;

export const listSavedProductsSchemas = { answer: savedProductsSchema };

export const saveProductSchemas = {
  body: z.object({
    variant_id: idSchema,
    quantity: z.number().int().min(1).max(limits.lineQuantity).default(1),
    options: lineOptionsSchema.default({}),
  }),
  answer: savedProductsSchema,
  errors: ['VARIANT_NOT_FOUND', 'SAVED_FULL'] as const,
};

export const removeSavedProductSchemas = { params: idParamsSchema, answer: savedProductsSchema };
