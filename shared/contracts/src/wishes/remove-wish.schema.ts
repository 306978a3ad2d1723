import { wishSchema, wishedProductsSchema } from '../wishes.schema';

export const removeWishSchemas = { body: wishSchema, answer: wishedProductsSchema };
