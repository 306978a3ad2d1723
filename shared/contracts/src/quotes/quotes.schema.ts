import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  moneySchema,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  textSchema,
  timeSchema,
} from '../common.schema';
import { addLineErrors } from '../error-groups';
import { limits } from '../limits';
import { orderSchema } from '../orders/orders.schema';

const airport = z.string().regex(/^[A-Z]{3}$/);

const contact = {
  firstname: textSchema(80).min(1),
  lastname: textSchema(80).min(1),
  phone: textSchema(24).min(6),
  /** The account's own, when it has one. */
  email: z.email().max(200),
  message: textSchema(limits.quoteMessage).default(''),
};

const travelQuoteSchema = z.object({
  kind: z.literal('travel'),
  salutation: z.enum(['MR', 'MS']),
  ...contact,
  city: textSchema(120).min(1),
  country: textSchema(120).min(1),
  /** IATA codes. */
  departure_airport: airport.nullish(),
  arrival_airport: airport.nullish(),
  date_from: z.iso.date(),
  date_to: z.iso.date().nullish(),
  adults: z.number().int().min(1).max(limits.quoteTravellers),
  children: z.number().int().min(0).max(limits.quoteTravellers).default(0),
  /** Slug of a product that inspired the request. */
  product: textSchema(200).nullish(),
});

const productQuoteSchema = z.object({
  kind: z.literal('product'),
  ...contact,
  message: textSchema(limits.quoteMessage).min(1),
  product: textSchema(200).min(1),
  variant_id: idSchema.nullish(),
  quantity: z.number().int().min(1).max(limits.quoteQuantity).default(1),
});

const priceSuggestionSchema = productQuoteSchema.extend({
  kind: z.literal('price'),
  message: textSchema(limits.quoteMessage).default(''),
  /** Whole tugrik for one. */
  price: z.number().int().min(1).max(10_000_000_000),
});

export const newQuoteSchema = z
  .discriminatedUnion('kind', [travelQuoteSchema, productQuoteSchema, priceSuggestionSchema])
  .meta({ id: 'NewQuote' });
/** Body of POST /quotes. */
export type NewQuote = z.input<typeof newQuoteSchema>;

export const quoteSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    kind: z.enum(['travel', 'product', 'price']),
    state: z.enum(['open', 'answered', 'accepted', 'declined', 'expired']),
    /** Where it goes when it is accepted now: to the cart, or to the seller, who arranges it. Null when it cannot be. */
    acceptance: z.enum(['cart', 'seller']).nullable(),
    created_at: timeSchema,
    email: z.string(),
    message: z.string(),
    product: z.object({ slug: z.string(), name: z.string(), image: pictureSchema.nullable() }).nullable(),
    variant_id: z.number().int().nullable(),
    quantity: z.number().int().nullable(),
    /** Unit price that the shopper suggests. */
    suggested_price: moneySchema.nullable(),
    display_suggested_price: z.string().nullable(),
    travel: z
      .object({
        city: z.string(),
        country: z.string(),
        departure_airport: z.string().nullable(),
        arrival_airport: z.string().nullable(),
        date_from: z.iso.date(),
        date_to: z.iso.date().nullable(),
        adults: z.number().int(),
        children: z.number().int(),
      })
      .nullable(),
    /** The vendor's answer, when there is one. */
    answer: z
      .object({
        price: moneySchema.nullable(),
        display_price: z.string().nullable(),
        message: z.string(),
        valid_until: timeSchema.nullable(),
        answered_at: timeSchema,
      })
      .nullable(),
  })
  .meta({ id: 'Quote' });
/** A request for an offer or a price suggestion, with the vendor's answer when there is one. */
export type Quote = z.infer<typeof quoteSchema>;

export const listOwnQuotesSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ quotes: z.array(quoteSchema) }).meta({ id: 'Quotes' }),
};

export const requestQuoteSchemas = {
  body: newQuoteSchema,
  answer: quoteSchema,
  errors: [
    'PRODUCT_NOT_FOUND',
    'QUOTE_EMAIL',
    'QUOTE_DATE_PAST',
    'QUOTE_DATES',
    'QUOTE_AIRPORTS',
    'QUOTE_PRICE',
    'QUOTE_UNAVAILABLE',
  ] as const,
};

const decisionErrors = ['QUOTE_NOT_FOUND', 'QUOTE_CLOSED'] as const;

export const acceptQuoteSchemas = {
  params: idParamsSchema,
  /** The cart with the goods at the offered price; null when the seller arranges it. */
  answer: z.object({ quote: quoteSchema, order: orderSchema.nullable() }).meta({ id: 'AcceptedQuote' }),
  errors: [...decisionErrors, ...addLineErrors] as const,
};

export const declineQuoteSchemas = { params: idParamsSchema, answer: quoteSchema, errors: decisionErrors };

export const answerQuoteSchemas = {
  params: idParamsSchema,
  body: z.object({
    /** Whole tugrik for one; null for an answer without an offer. */
    price: z.number().int().min(1).max(10_000_000_000).nullable(),
    message: textSchema(limits.quoteMessage).default(''),
    /** A week when absent. */
    valid_until: timeSchema.nullish(),
  }),
  answer: quoteSchema,
  errors: decisionErrors,
};

export const staffQuoteSchema = quoteSchema
  .extend({ customer: z.string(), phone: z.string(), vendor: z.string().nullable() })
  .meta({ id: 'StaffQuote' });
/** A request as the member of staff who answers it sees it. */
export type StaffQuote = z.infer<typeof staffQuoteSchema>;

export const listStaffQuotesSchemas = {
  query: pagingQuerySchema.extend({
    state: z.enum(['open', 'answered', 'accepted', 'declined', 'all']).default('open'),
    kind: z.enum(['travel', 'product', 'price']).optional(),
    /** Number, name, phone or email. */
    q: textSchema(200).optional(),
  }),
  answer: pagingSchema.extend({ quotes: z.array(staffQuoteSchema) }).meta({ id: 'StaffQuotes' }),
};
