import type { Quote } from '@ortoo/contracts';
import type { newQuoteSchema } from '@ortoo/contracts/schema';
import { shopTimeZone } from '@ortoo/i18n';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { priceNow } from '../catalog/api';
import { normalContactPhone } from '../checkout/api';
import { post } from '../db/outbox.tables';
import { Refusal } from '../http/refusal';
import { randomDigits } from '../http/tokens';
import type { Shop } from '../shop';
import { dayIn } from '../travel/api';
import { receiptLetter, vendorLetter } from './quote-letters';
import { quoteOnWire } from './quote.mapper';
import { quoteFault } from './quote.rules';
import { type AskedProduct, findAskedProduct, insertQuote } from './quotes.tables';

type NewQuote = z.output<typeof newQuoteSchema>;

export interface Asker {
  id: number;
  email: string | null;
}

const sellingNow = (product: AskedProduct, now: Date): number =>
  priceNow(product, { price: product.variant_price, selling_price: product.variant_selling_price }, now).selling;

const rowOf = (asked: NewQuote, product: AskedProduct | undefined) => {
  const about = { product_id: product?.id ?? null, vendor_id: product?.vendor_id ?? null };
  if (asked.kind !== 'travel')
    return {
      ...about,
      salutation: null,
      variant_id: product?.variant_id ?? null,
      quantity: asked.quantity,
      suggested_price: asked.kind === 'price' ? asked.price : null,
      travel: 'null',
    };
  const { city, country, date_from, date_to, adults, children } = asked;
  const airports = {
    departure_airport: asked.departure_airport ?? null,
    arrival_airport: asked.arrival_airport ?? null,
  };
  return {
    ...about,
    salutation: asked.salutation,
    variant_id: null,
    quantity: null,
    suggested_price: null,
    travel: JSON.stringify({ city, country, ...airports, date_from, date_to: date_to ?? null, adults, children }),
  };
};

/** Keeps a request and writes to both sides: to him who asks, and to those who are to answer. */
export const sendQuote = async (
  shop: Shop,
  asker: Asker,
  asked: NewQuote,
  { site, reader }: Pick<FastifyRequest, 'site' | 'reader'>,
): Promise<Quote> => {
  const now = shop.clock();
  const phone = normalContactPhone(asked.phone);
  if (!phone) throw new Refusal('INVALID', { fields: { phone: 'PHONE_FORMAT' } });
  const variantId = asked.kind === 'travel' ? undefined : (asked.variant_id ?? undefined);
  const product = asked.product ? await findAskedProduct(shop.db, asked.product, variantId) : undefined;
  const fault = quoteFault(asked, {
    ownEmail: asker.email,
    today: dayIn(shopTimeZone, now),
    product: product && { kind: product.kind, selling: sellingNow(product, now) },
  });
  if (fault) throw new Refusal(fault.code, { fields: { [fault.field]: fault.code } });
  const { kind, firstname, lastname, email, message } = asked;
  return shop.db.transaction().execute(async trx => {
    const row = await insertQuote(trx, {
      number: `Q${randomDigits(9)}`,
      ...{ kind, firstname, lastname, email, message, phone },
      ...rowOf(asked, product),
      user_id: asker.id,
      site: site.code,
      locale: reader.locale,
      created_at: now,
    });
    await post(trx, receiptLetter(row), now);
    await post(trx, vendorLetter(row, product?.vendor_email ?? site.email), now);
    return quoteOnWire(row, reader);
  });
};
