import { z } from 'zod';
import { pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';

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

const subscriptionStateSchema = z.enum(['confirmed', 'requested', 'ended']);

export const subscriptionSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    site: z.string(),
    locale: z.string(),
    state: subscriptionStateSchema,
    requested_at: timeSchema,
    confirmed_at: timeSchema.nullable(),
    ended_at: timeSchema.nullable(),
  })
  .meta({ id: 'Subscription' });
/** An address and what it has asked for. */
export type Subscription = z.infer<typeof subscriptionSchema>;

export const listSubscriptionsSchemas = {
  query: pagingQuerySchema.extend({
    state: subscriptionStateSchema.default('confirmed'),
    q: textSchema(200).optional(),
  }),
  answer: pagingSchema.extend({ subscriptions: z.array(subscriptionSchema) }).meta({ id: 'Subscriptions' }),
};
