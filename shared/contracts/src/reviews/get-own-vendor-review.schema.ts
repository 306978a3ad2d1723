import { z } from 'zod';
import { myReviewSchema } from '../reviews.schema';

export const getOwnVendorReviewSchemas = { params: z.object({ id: z.string().max(80) }), answer: myReviewSchema };
