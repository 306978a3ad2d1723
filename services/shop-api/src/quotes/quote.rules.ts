import { type ErrorCode, isBooked, type ProductKind, type Quote, suggestionsFor } from '@ortoo/contracts';

/** How long an offered price is valid when its answer does not say, in milliseconds. */
const usualValidity = 7 * 24 * 3_600_000;

/** Until when an answer is valid; without a price it is only a message. */
export const answerUntil = (
  price: number | null,
  until: string | null,
  now: Date,
): { ok: true; value: string | null } | { ok: false } => {
  if (price === null) return { ok: true, value: null };
  if (until === null) return { ok: true, value: new Date(now.getTime() + usualValidity).toISOString() };
  return Date.parse(until) > now.getTime() ? { ok: true, value: new Date(until).toISOString() } : { ok: false };
};

interface AnsweredQuote {
  state: Quote['state'];
  kind: Quote['kind'];
  variant_id: number | null;
  product_kind: ProductKind | null;
  answer: { price: number | null; valid_until: string | null } | null;
}

const isOver = ({ answer }: AnsweredQuote, now: Date): boolean =>
  answer?.valid_until != null && Date.parse(answer.valid_until) <= now.getTime();

/** The state at a moment: an answer expires by itself. */
export const stateNow = (quote: AnsweredQuote, now: Date): Quote['state'] =>
  quote.state === 'answered' && isOver(quote, now) ? 'expired' : quote.state;

/** Where an accepted offer goes; null when there is nothing to accept. */
export const acceptanceOf = (quote: AnsweredQuote, now: Date): Quote['acceptance'] => {
  if (stateNow(quote, now) !== 'answered' || quote.answer?.price == null) return null;
  const { variant_id, product_kind } = quote;
  return variant_id !== null && product_kind !== null && !isBooked(product_kind) ? 'cart' : 'seller';
};

interface QuoteRequest {
  kind: 'travel' | 'product' | 'price';
  email: string;
  date_from?: string | undefined;
  date_to?: string | null | undefined;
  departure_airport?: string | null | undefined;
  arrival_airport?: string | null | undefined;
  price?: number | undefined;
}

interface Known {
  /** The account's own address; null for one that signs in by phone. */
  ownEmail: string | null;
  today: string;
  /** The product of the request, with its current price. */
  product: { kind: ProductKind; selling: number; details?: { suggestion?: boolean | undefined } } | undefined;
}

export interface QuoteFault {
  field: string;
  code: ErrorCode;
}

const ofTravel = (requested: QuoteRequest, { today }: Known): QuoteFault | undefined => {
  const { date_from: from = '', date_to: to, departure_airport: departure, arrival_airport: arrival } = requested;
  if (from < today) return { field: 'date_from', code: 'QUOTE_DATE_PAST' };
  if (to && to < from) return { field: 'date_to', code: 'QUOTE_DATES' };
  if (departure && departure === arrival) return { field: 'arrival_airport', code: 'QUOTE_AIRPORTS' };
  return undefined;
};

const ofProduct = (requested: QuoteRequest, { product }: Known): QuoteFault | undefined => {
  if (!product) return { field: 'product', code: 'PRODUCT_NOT_FOUND' };
  const { suggestion, custom_suggestion } = suggestionsFor(product.kind, product.details);
  if (requested.kind === 'product')
    return custom_suggestion ? undefined : { field: 'product', code: 'QUOTE_UNAVAILABLE' };
  if (!suggestion) return { field: 'product', code: 'QUOTE_UNAVAILABLE' };
  return (requested.price ?? 0) < product.selling ? undefined : { field: 'price', code: 'QUOTE_PRICE' };
};

/** Error of a request; undefined when it may be sent. */
export const quoteFault = (requested: QuoteRequest, known: Known): QuoteFault | undefined => {
  if (known.ownEmail !== null && requested.email.toLowerCase() !== known.ownEmail.toLowerCase())
    return { field: 'email', code: 'QUOTE_EMAIL' };
  return requested.kind === 'travel' ? ofTravel(requested, known) : ofProduct(requested, known);
};
