import { z } from 'zod';
import { addressSchema } from './order.schema';
import { limits } from './limits';

export const roleSchema = z.enum(['visitor', 'shopper', 'staff', 'admin']);

export const userSchema = z
  .object({
    id: z.number().int(),
    email: z.string().nullable(),
    /** E.164. */
    phone: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    roles: z.array(roleSchema),
    /** The last delivery address, to fill the form with. */
    ship_address: addressSchema.nullable(),
  })
  .meta({ id: 'User' });

/** `login` is an email address or a phone number. */
/** Six digits of an authenticator app or of a message. */
const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

export const signInSchema = z.object({
  login: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(200),
  otp: codeSchema.optional(),
  order_token: z.string().max(100).optional(),
});

export const signUpSchema = z.object({
  login: z.string().trim().min(1).max(200),
  password: z.string().min(limits.passwordMin).max(200),
  firstname: z.string().trim().max(80).default(''),
  lastname: z.string().trim().max(80).default(''),
});

/** Required together with the code. */
export const signUpAnswerSchema = z.object({ token: z.string() });

export const confirmSignUpSchema = z.object({
  token: z.string().min(1).max(100),
  code: codeSchema,
  order_token: z.string().max(100).optional(),
});

export const sessionSchema = z
  .object({
    /** Null for a guest. */
    user: userSchema.nullable(),
    expires_at: z.string().nullable(),
    /** A guest's cart was merged into the user's cart at this sign-in. */
    cart_merged: z.boolean(),
  })
  .meta({ id: 'Session' });

export const tokenRequestSchema = z.object({
  grant_type: z.enum(['password', 'refresh_token', 'client_credentials']),
  username: z.string().max(200).optional(),
  password: z.string().max(200).optional(),
  otp: codeSchema.optional(),
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
