import { z } from 'zod';
import { orderToken, pictureSchema } from '../common.schema';
import { addressSchema } from '../addresses/addresses.schema';
import { loginErrors } from '../error-groups';
import { limits } from '../limits';
import { rights } from '../staff/rights';

export const roleSchema = z.enum(['visitor', 'shopper', 'staff', 'admin']);
export type Role = z.infer<typeof roleSchema>;

export const rightSchema = z.enum(rights);

export const userSchema = z
  .object({
    id: z.number().int(),
    email: z.string().nullable(),
    /** E.164. */
    phone: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    /** The user's picture; absent from accounts without one. */
    avatar: pictureSchema.nullish(),
    roles: z.array(roleSchema),
    /** What a member of staff may do; absent from all others. */
    rights: z.array(rightSchema).optional(),
    /** The vendor whose rows a member of staff sees, when it is one alone. */
    vendor: z.object({ code: z.string(), name: z.string() }).nullish(),
    /** The last delivery address, to fill the form with. */
    ship_address: addressSchema.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** Six digits of an authenticator app or of a message. */
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** The code of an authenticator app, or one of the recovery codes in its place. */
export const codeOrRecoverySchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?:\d{6}|[A-Z2-7]{4}-?[A-Z2-7]{4}-?[A-Z2-7]{4})$/);

export const sessionSchema = z
  .object({
    /** Null for a guest. */
    user: userSchema.nullable(),
    expires_at: z.string().nullable(),
    /** A guest's cart was merged into the user's cart at this sign-in. */
    cart_merged: z.boolean(),
    /** The user's unread notifications; absent for a guest. */
    unread_count: z.number().int().optional(),
  })
  .meta({ id: 'Session' });
/** Response of GET, POST and DELETE /session. */
export type Session = z.infer<typeof sessionSchema>;

export const tokenRequestSchema = z.object({
  grant_type: z.enum(['password', 'one_time_code', 'refresh_token', 'client_credentials']),
  username: z.string().max(200).optional(),
  password: z.string().max(200).optional(),
  otp: codeOrRecoverySchema.optional(),
  /** Of POST /session/code, with its code. */
  token: z.string().max(100).optional(),
  code: codeSchema.optional(),
  refresh_token: z.string().max(200).optional(),
  client_id: z.string().max(100).optional(),
  client_secret: z.string().max(200).optional(),
  scope: z.string().max(200).optional(),
});

export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  refresh_token: z.string().optional(),
  scope: z.string(),
  created_at: z.number().int(),
});
/** Response of POST /oauth/token, for API clients; pages use the session cookie. */
export type Token = z.infer<typeof tokenSchema>;

export const confirmSignUpSchemas = {
  body: z.object({ token: z.string().min(1).max(100), code: codeSchema, ...orderToken }),
  answer: sessionSchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'LOGIN_TAKEN'] as const,
};
/** Body of POST /users/confirm; signs in as well. */
export type ConfirmSignUp = z.input<typeof confirmSignUpSchemas.body>;

/** Setup data of an authenticator app: `second_factor` of an error with `SECOND_FACTOR_SETUP`. */
export interface SecondFactorSetup {
  /** Base32, for typing. */
  secret: string;
  /** An otpauth: address, for the app on this device. */
  address: string;
  /** The same as a QR picture, as a data: address. */
  qr: string;
}

export const getOwnUserSchemas = { answer: userSchema };

export const getSessionSchemas = { answer: sessionSchema };

export const signInSchemas = {
  body: z.object({
    /** An email address or a phone number. */
    login: z.string().trim().min(1).max(200),
    password: z.string().min(1).max(200),
    otp: codeOrRecoverySchema.optional(),
    ...orderToken,
  }),
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
/** Body of POST /session. */
export type SignIn = z.input<typeof signInSchemas.body>;

export const signOutSchemas = { answer: sessionSchema };

export const signUpSchemas = {
  body: z.object({
    login: z.string().trim().min(1).max(200),
    password: z.string().min(limits.passwordMin).max(200),
    firstname: z.string().trim().max(80).default(''),
    lastname: z.string().trim().max(80).default(''),
  }),
  /** Required together with the code. */
  answer: z.object({ token: z.string() }),
  errors: [...loginErrors, 'PASSWORD_WEAK'] as const,
};
/** Body of POST /users: a code is sent. */
export type SignUp = z.input<typeof signUpSchemas.body>;
