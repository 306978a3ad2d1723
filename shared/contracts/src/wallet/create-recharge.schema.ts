import { rechargeInputSchema, rechargeSchema } from '../wallet.schema';

export const createRechargeSchemas = { body: rechargeInputSchema, answer: rechargeSchema };
