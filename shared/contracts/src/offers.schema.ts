import { z } from 'zod';
import { lowestPrice } from './limits';
import { toMoney } from './money';
import { timeSchema } from './common.schema';

/** Whole tugrik from a number or a decimal string: `129000`, `"129000.0"`. */
const tugrikSchema = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}(\.0+)?$/))
  .transform(amount => toMoney(amount));

const priceSchema = tugrikSchema.refine(price => price > lowestPrice);
const momentSchema = timeSchema.transform(time => new Date(time));

const saysSomething = (change: object) => Object.keys(change).length > 0;

/**
 * New prices of a product; absent fields do not change. Without a sale price there is no sale; without an end date the
 * sale has no end.
 */
export const productChangeSchema = z.object({
  product: z
    .object({
      price: priceSchema,
      selling_price: priceSchema.nullable(),
      sale_start_at: momentSchema.nullable(),
      sale_expire_at: momentSchema.nullable(),
    })
    .partial()
    .strict()
    .refine(saysSomething),
});

/** New prices and stock of a variant. A null price falls back to the product's price. */
export const variantChangeSchema = z.object({
  variant: z
    .object({
      price: priceSchema.nullable(),
      selling_price: priceSchema.nullable(),
      /** Added to the current stock; with `force`, replaces it. */
      stock_item: z.object({
        count_on_hand: z.number().int().min(-1_000_000).max(1_000_000),
        force: z.boolean().default(false),
      }),
    })
    .partial()
    .strict()
    .refine(saysSomething),
});
