import { z } from 'zod';
import { idListSchema, idSchema, moneySchema, otherLanguage, pictureSchema } from '../common.schema';

export const variantCardSchema = z
  .object({
    id: idSchema,
    product_id: idSchema,
    /** Null of a product that has no page any more. */
    slug: z.string().nullable(),
    name: z.string(),
    ...otherLanguage,
    options_text: z.string(),
    image: pictureSchema.nullable(),
    price: moneySchema,
    display_price: z.string(),
    selling_price: moneySchema,
    display_selling_price: z.string(),
    sale_percent: z.number().int(),
    availability: z.enum(['in_stock', 'sold_out', 'not_for_sale']),
    /** Max quantity in a cart. */
    max_quantity: z.number().int(),
    /** Its days must be chosen on its page first; its price is the lowest of a night. */
    is_booked: z.boolean(),
    alcohol: z.boolean(),
  })
  .meta({ id: 'VariantCard' });
/** A variant in a shopper's list, sold out or not. */
export type VariantCard = z.infer<typeof variantCardSchema>;

export const listVariantsSchemas = {
  query: z.object({ ids: idListSchema }),
  answer: z.object({ variants: z.array(variantCardSchema) }).meta({ id: 'VariantCards' }),
};
