import { z } from 'zod';
import { codeOrRecoverySchema, sessionSchema } from '../session/session.schema';
import { newWayErrors, proofSchema } from '../second-factor/second-factor.schema';
import { orderToken, timeSchema } from '../common.schema';

export const socialProviderNameSchema = z.enum(['google', 'facebook']);
/** A service whose accounts sign in. */
export type SocialProviderName = z.infer<typeof socialProviderNameSchema>;

const params = z.object({ provider: socialProviderNameSchema });

/** In the order of their buttons. */
export const listSocialProvidersSchemas = { answer: z.object({ providers: z.array(socialProviderNameSchema) }) };

/** An account at another service that signs in to this one. */
export const socialLinkSchema = z
  .object({
    provider: socialProviderNameSchema,
    email: z.string().nullable(),
    created_at: timeSchema,
    used_at: timeSchema.nullable(),
  })
  .meta({ id: 'SocialLink' });
export type SocialLink = z.infer<typeof socialLinkSchema>;

export const listSocialLinksSchemas = { answer: z.object({ links: z.array(socialLinkSchema) }) };

export const removeSocialLinkSchemas = { params, errors: ['LAST_WAY_IN'] as const };

const connectionErrors = ['GOOGLE_CONNECTION', 'FACEBOOK_CONNECTION'] as const;

export const beginSocialSignInSchemas = {
  params,
  body: z.object({
    /** Path after the sign-in. */
    next: z.string().max(500).default('/profile'),
    /** Links the account with the signed-in user's. */
    link: z.boolean().default(false),
    /** Needed to link, except soon after a sign-in. */
    proof: proofSchema.optional(),
  }),
  /** The service's page. */
  answer: z.object({ url: z.string() }),
  errors: [...connectionErrors, ...newWayErrors] as const,
};

export const finishSocialSignInSchemas = {
  body: z.object({ otp: codeOrRecoverySchema.optional(), ...orderToken }),
  answer: z.object({
    session: sessionSchema,
    provider: socialProviderNameSchema,
    result: z.enum(['signed_in', 'signed_up', 'linked']),
    next: z.string(),
  }),
  errors: [
    ...connectionErrors,
    'GOOGLE_DENIED',
    'FACEBOOK_DENIED',
    'SOCIAL_EXPIRED',
    'SOCIAL_EMAIL_MISSING',
    'SOCIAL_EMAIL_TAKEN',
    'SOCIAL_LINK_TAKEN',
    'SOCIAL_LINK_EXISTS',
    'LOGIN_THROTTLED',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_SETUP',
  ] as const,
};
export type SocialSignIn = z.infer<typeof finishSocialSignInSchemas.answer>;
/** Body of POST /session/social. */
export type FinishSocialSignIn = z.input<typeof finishSocialSignInSchemas.body>;
