import { wishSchema, wishedProductsSchema } from '../wishes.schema';

export const addWishSchemas = {
  body: wishSchema,
  answer: wishedProductsSchema,
  errors: ['VARIANT_NOT_FOUND'] as const,
};
