import { sessionSchema, signInSchema } from '../session.schema';

export const signInSchemas = { body: signInSchema, answer: sessionSchema };
