import { userSchema } from '../session.schema';

export const getOwnUserSchemas = { answer: userSchema };
