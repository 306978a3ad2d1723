import type { Quote } from '@ortoo/contracts';
import type { newQuoteSchema } from '@ortoo/contracts/schema';
import { shopTimeZone } from '@ortoo/i18n';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { priceNow } from '../catalog/api';
import { normalContactPhone } from '../addresses/api';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import { DomainError, fieldError } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import type { Shop } from '../shop';
import { dayIn } from '../travel/api';
import { receiptEmail, vendorEmail } from './quote-emails';
import { serializeQuote } from './quote.mapper';
import { quoteFault } from './quote.rules';
import { type RequestedProduct, findRequestedProduct, insertQuote } from './quotes.tables';

type NewQuote = z.output<typeof newQuoteSchema>;

export interface Asker {
  id: number;
  email: string | null;
}

const sellingNow = (product: RequestedProduct, now: Date): number =>
  priceNow(product, { price: product.variant_price, selling_price: product.variant_selling_price }, now).selling;

const rowOf = (requested: NewQuote, product: RequestedProduct | undefined) => {
  const about = { product_id: product?.id ?? null, vendor_id: product?.vendor_id ?? null };
  if (requested.kind !== 'travel')
    return {
      ...about,
      salutation: null,
      variant_id: product?.variant_id ?? null,
      quantity: requested.quantity,
      suggested_price: requested.kind === 'price' ? requested.price : null,
      travel: 'null',
    };
  const { city, country, date_from, date_to, adults, children } = requested;
  const airports = {
    departure_airport: requested.departure_airport ?? null,
    arrival_airport: requested.arrival_airport ?? null,
  };
  return {
    ...about,
    salutation: requested.salutation,
    variant_id: null,
    quantity: null,
    suggested_price: null,
    travel: JSON.stringify({ city, country, ...airports, date_from, date_to: date_to ?? null, adults, children }),
  };
};

/** Saves a request and writes to both sides: to the shopper, and to the recipients. */
export const sendQuote = async (
  shop: Shop,
  asker: Asker,
  requested: NewQuote,
  { site, reader }: Pick<FastifyRequest, 'site' | 'reader'>,
): Promise<Quote> => {
  const now = shop.clock();
  const phone = normalContactPhone(requested.phone);
  if (!phone) throw new DomainError('INVALID', { fields: { phone: 'PHONE_FORMAT' } });
  const variantId = requested.kind === 'travel' ? undefined : (requested.variant_id ?? undefined);
  const product = requested.product ? await findRequestedProduct(shop.db, requested.product, variantId) : undefined;
  const fault = quoteFault(requested, {
    ownEmail: asker.email,
    today: dayIn(shopTimeZone, now),
    product: product && { kind: product.kind, details: product.details, selling: sellingNow(product, now) },
  });
  if (fault) throw fieldError(fault.field, fault.code);
  const { kind, firstname, lastname, email, message } = requested;
  return transact(shop.db, async trx => {
    const row = await insertQuote(trx, {
      number: `Q${randomDigits(9)}`,
      ...{ kind, firstname, lastname, email, message, phone },
      ...rowOf(requested, product),
      user_id: asker.id,
      site: site.code,
      locale: reader.locale,
      created_at: now,
    });
    await post(trx, receiptEmail(row), now);
    await post(trx, vendorEmail(row, product?.vendor_email ?? site.email), now);
    return serializeQuote(row, reader, now);
  });
};
