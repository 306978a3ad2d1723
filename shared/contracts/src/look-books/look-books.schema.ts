import { z } from 'zod';
import { pictureSchema } from '../common.schema';
import { productCardSchema } from '../products/products.schema';

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
/** A look book in a list. */
export type LookBookCard = z.infer<typeof lookBookCardSchema>;

export const lookBookSchema = lookBookCardSchema
  .extend({ paragraphs: z.array(z.string()), products: z.array(productCardSchema) })
  .meta({ id: 'LookBook' });
/** Products that go together, with the text that says why. */
export type LookBook = z.infer<typeof lookBookSchema>;

export const getLookBookSchemas = { params: z.object({ slug: z.string().max(100) }), answer: lookBookSchema };

export const listLookBooksSchemas = { answer: z.object({ look_books: z.array(lookBookCardSchema) }) };
