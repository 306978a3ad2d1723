import { storeCreditsSchema } from '../wallet.schema';

export const listStoreCreditsSchemas = { answer: storeCreditsSchema };
