import { wishedProductsSchema } from '../wishes.schema';

export const listWishesSchemas = { answer: wishedProductsSchema };
