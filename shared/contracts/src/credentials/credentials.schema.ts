import { z } from 'zod';
import { orderToken } from '../common.schema';
import { loginErrors } from '../error-groups';
import { limits } from '../limits';
import { codeOrRecoverySchema, codeSchema, sessionSchema } from '../session/session.schema';

const loginSchema = z.string().trim().min(1).max(200);
/** Returned by the request of a code; the code is right only together with it. */
const codeTokenSchema = z.string().min(1).max(100);
const name = z.string().trim().max(80).default('');

export const requestCodeSchemas = {
  body: z.object({
    /** An email address or a phone number. */
    login: loginSchema,
    /** A recovery is for existing accounts; a sign-in may create one. */
    purpose: z.enum(['sign_in', 'recovery']).default('sign_in'),
  }),
  /** The same for every login. */
  answer: z.object({ token: z.string() }),
  errors: [...loginErrors] as const,
};
/** Body of POST /session/code: a code is sent. */
export type RequestCode = z.input<typeof requestCodeSchemas.body>;

export const codeSessionSchema = sessionSchema.extend({
  /** The account was created with this code. */
  is_new: z.boolean(),
  has_password: z.boolean(),
});
export type CodeSession = z.infer<typeof codeSessionSchema>;

export const signInWithCodeSchemas = {
  body: z.object({
    token: codeTokenSchema,
    code: codeSchema,
    otp: codeOrRecoverySchema.optional(),
    /** Creates an account if there is none; without it the answer is `ACCOUNT_MISSING`, and the code stays valid. */
    account: z.object({ firstname: name, lastname: name }).optional(),
    ...orderToken,
  }),
  answer: codeSessionSchema,
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'ACCOUNT_MISSING',
    'LOGIN_TAKEN',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_SETUP',
  ] as const,
};
/** Body of POST /session/code/confirm. */
export type SignInWithCode = z.input<typeof signInWithCodeSchemas.body>;

export const changePasswordSchemas = {
  body: z.object({
    password: z.string().min(limits.passwordMin).max(200),
    /** Not needed soon after a sign-in with a code, nor for an account without a password. */
    current_password: z.string().min(1).max(200).optional(),
  }),
  errors: ['PASSWORD_WEAK', 'PASSWORD_REQUIRED', 'PASSWORD_WRONG', 'LOGIN_THROTTLED'] as const,
};
/** Body of PUT /users/me/password; other sessions and all tokens of the user end. */
export type ChangePassword = z.input<typeof changePasswordSchemas.body>;

/** Whether a contact is known to belong to the user. `waiting`: a link has been sent to it. */
export const contactStateSchema = z.enum(['confirmed', 'waiting', 'not_confirmed']);
export type ContactState = z.infer<typeof contactStateSchema>;

export const credentialsSchema = z
  .object({
    has_password: z.boolean(),
    /** Whether a new password needs the current one now. */
    needs_current_password: z.boolean(),
    email: z.object({ address: z.string(), state: contactStateSchema }).nullable(),
    phone: z.object({ number: z.string(), state: contactStateSchema }).nullable(),
  })
  .meta({ id: 'Credentials' });
/** How a user can sign in. */
export type Credentials = z.infer<typeof credentialsSchema>;

export const getOwnCredentialsSchemas = { answer: credentialsSchema };

export const requestEmailConfirmationSchemas = { answer: credentialsSchema, errors: ['CONTACT_MISSING'] as const };

export const confirmEmailSchemas = {
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({ email: z.string() }),
  errors: ['LINK_EXPIRED', 'LOGIN_TAKEN'] as const,
};
