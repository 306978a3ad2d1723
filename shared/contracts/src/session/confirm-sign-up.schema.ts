import { confirmSignUpSchema, sessionSchema } from '../session.schema';

export const confirmSignUpSchemas = {
  body: confirmSignUpSchema,
  answer: sessionSchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'LOGIN_TAKEN'] as const,
};
