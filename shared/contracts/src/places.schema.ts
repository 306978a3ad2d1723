import { z } from 'zod';
import { productCardSchema } from './catalog.schema';
import { pictureSchema } from './common.schema';

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

/** Days of the week, Monday is 1, on which a place is open at the same hours. */
export const openingSchema = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1),
  opens: clock,
  closes: clock,
});

export const storeSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    /** A store sells; a pickup place hands out orders. */
    kind: z.enum(['store', 'pickup']),
    name: z.string(),
    address: z.string(),
    /** Directions to the place. */
    directions: z.string(),
    phone: z.string(),
    hours: z.array(openingSchema),
  })
  .meta({ id: 'Store' });

export const storesSchema = z.object({ stores: z.array(storeSchema) });

export const lookBookCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    image: pictureSchema,
    image_alt: z.string(),
    products_count: z.number().int(),
  })
  .meta({ id: 'LookBookCard' });

export const lookBookSchema = lookBookCardSchema
  .extend({ paragraphs: z.array(z.string()), products: z.array(productCardSchema) })
  .meta({ id: 'LookBook' });

export const lookBooksSchema = z.object({ look_books: z.array(lookBookCardSchema) });
