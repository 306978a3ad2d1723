import { loyaltySchema } from '../wallet.schema';

export const getLoyaltySchemas = { answer: loyaltySchema };
