import { z } from 'zod';
import { pictureSchema } from '../common.schema';

export const brandSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    logo: pictureSchema.nullable(),
    /** Of the product that represents it; null when none is on sale. */
    image: pictureSchema.nullable(),
    products_count: z.number().int(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof brandSchema>;

export const getBrandSchemas = { params: z.object({ code: z.string().max(80) }), answer: brandSchema };

export const listBrandsSchemas = { answer: z.object({ brands: z.array(brandSchema) }) };
export type Brands = z.infer<typeof listBrandsSchemas.answer>;
