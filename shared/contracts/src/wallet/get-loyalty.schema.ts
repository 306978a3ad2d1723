import { loyaltySchema } from '../wallet.schema';

export const getLoyaltySchemas = { answer: loyaltySchema, errors: ['WALLET_NOT_FOUND'] as const };
