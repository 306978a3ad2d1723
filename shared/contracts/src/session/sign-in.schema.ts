import { loginErrors } from '../error-groups';
import { sessionSchema, signInSchema } from '../session.schema';

export const signInSchemas = {
  body: signInSchema,
  answer: sessionSchema,
  errors: [
    ...loginErrors,
    'WRONG_CREDENTIALS',
    'LOGIN_THROTTLED',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_SETUP',
  ] as const,
};
