import { loginErrors } from '../error-groups';
import { signUpAnswerSchema, signUpSchema } from '../session.schema';

export const signUpSchemas = {
  body: signUpSchema,
  answer: signUpAnswerSchema,
  errors: [...loginErrors, 'PASSWORD_WEAK'] as const,
};
