import { confirmSignUpSchema, sessionSchema } from '../session.schema';

export const confirmSignUpSchemas = { body: confirmSignUpSchema, answer: sessionSchema };
