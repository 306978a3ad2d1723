import { z } from 'zod';
import { vendorSchema } from '../catalog.schema';

export const getVendorSchemas = { params: z.object({ id: z.string().max(80) }), answer: vendorSchema };
