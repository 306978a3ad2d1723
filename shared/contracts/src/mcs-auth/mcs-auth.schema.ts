import { z } from 'zod';
import { requestCodeSchemas, signInWithCodeSchemas } from '../credentials/credentials.schema';
import { loginErrors } from '../error-groups';
import { confirmSignUpSchemas, signUpSchemas } from '../session/session.schema';

const { login } = requestCodeSchemas.body.shape;

export const mcsAuthCheckSchemas = {
  body: z.object({ login }),
  /** About the login as such: the same whether an account has it or not. */
  answer: z.object({
    /** As it is stored: lower case, E.164. */
    login: z.string(),
    kind: z.enum(['email', 'phone']),
    ways: z.array(z.enum(['password', 'code'])),
  }),
  errors: [...loginErrors] as const,
};

export const mcsAuthResetSchemas = { ...requestCodeSchemas, body: z.object({ login }) };

export const mcsAuthSignUpSchemas = signUpSchemas;

export const mcsAuthVerifySchemas = signInWithCodeSchemas;

export const mcsAuthCreateSchemas = confirmSignUpSchemas;
