import { storesSchema } from '../places.schema';

export const listStoresSchemas = { answer: storesSchema };
