import { signUpAnswerSchema, signUpSchema } from '../session.schema';

export const signUpSchemas = { body: signUpSchema, answer: signUpAnswerSchema };
