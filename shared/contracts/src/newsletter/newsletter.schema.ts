import { z } from 'zod';

const tokenSchema = z.string().regex(/^[\w-]{20,100}$/);

/** The answer says nothing about the address: only its owner learns the rest, by email. */
export const subscribeSchemas = {
  body: z.object({ email: z.email().max(200) }),
  answer: z.object({ sent: z.literal(true) }),
};

export const confirmSubscriptionSchemas = {
  body: z.object({ token: tokenSchema }),
  answer: z.object({ subscribed: z.literal(true) }),
  errors: ['SUBSCRIPTION_NOT_FOUND'] as const,
};

/** The body is that of RFC 8058, `List-Unsubscribe=One-Click`, or none. */
export const unsubscribeSchemas = {
  params: z.object({ token: tokenSchema }),
  answer: z.object({ subscribed: z.literal(false) }),
};
