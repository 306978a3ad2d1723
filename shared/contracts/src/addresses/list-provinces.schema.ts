import { provincesSchema } from '../checkout.schema';

export const listProvincesSchemas = { answer: provincesSchema };
