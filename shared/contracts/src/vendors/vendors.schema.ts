import { z } from 'zod';
import { pictureSchema } from '../common.schema';

export const vendorSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    logo: pictureSchema.nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    /** Of its own reviews, not of its products'. */
    average_rating: z.number(),
    total_reviews: z.number().int(),
    products_count: z.number().int(),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof vendorSchema>;

export const getVendorSchemas = { params: z.object({ id: z.string().max(80) }), answer: vendorSchema };

export const listVendorsSchemas = { answer: z.object({ vendors: z.array(vendorSchema) }) };
export type Vendors = z.infer<typeof listVendorsSchemas.answer>;
