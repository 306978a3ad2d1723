import type { Order, Quote } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { addQuotedLine, cartIn } from '../cart/api';
import { presentOrder } from '../checkout/api';
import { findSite } from '../content/api';
import { transact } from '../db/changes';
import { notify } from '../db/notifications.tables';
import { post } from '../db/outbox.tables';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import { signedIn } from '../http/viewer';
import { whoWants } from '../profile/api';
import type { Shop } from '../shop';
import { audit } from '../staff/api';
import { acceptedEmail, answerEmail } from './quote-emails';
import { serializeQuote } from './quote.mapper';
import { acceptanceOf, answerUntil } from './quote.rules';
import { answerOpenQuote, decideQuote, findQuote, type QuoteRow } from './quotes.tables';

const requireQuote = async (db: Db, id: number, userId?: number): Promise<QuoteRow> => {
  const row = await findQuote(db, id);
  if (!row || (userId !== undefined && row.user_id !== userId)) throw new DomainError('QUOTE_NOT_FOUND');
  return row;
};

const decide = async (trx: Db, id: number, state: 'accepted' | 'declined', now: Date, orderId?: number) => {
  if (!(await decideQuote(trx, id, { state, orderId, now }))) throw new DomainError('QUOTE_CLOSED');
};

/** What the vendor answers; the shopper is told on the site and by email. A request is answered once. */
export const answerQuote = (
  shop: Shop,
  request: FastifyRequest,
  id: number,
  { price, message, valid_until }: { price: number | null; message: string; valid_until?: string | null | undefined },
): Promise<Quote> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    const row = await requireQuote(trx, id);
    const { vendorId } = request.viewer;
    if (vendorId !== null && row.vendor_id !== vendorId) throw new DomainError('QUOTE_NOT_FOUND');
    const until = answerUntil(price, valid_until ?? null, now);
    if (!until.ok) throw new DomainError('INVALID', { fields: { valid_until: 'small' } });
    const answer = { price, message, valid_until: until.value };
    const isOurs = await answerOpenQuote(trx, id, { answer, by: signedIn(request), now });
    if (!isOurs) throw new DomainError('QUOTE_CLOSED');
    const answered = await requireQuote(trx, id);
    const change = { before: { state: row.state, answer: row.answer }, after: { state: answered.state, answer } };
    await audit(trx, request, { subject: 'quote', id: row.number, ...change });
    await notify(trx, [{ userId: row.user_id, subject: { kind: 'quote', number: row.number } }], now, row.site);
    const isWanted = (await whoWants(trx, [row.user_id], 'quote', 'email')).has(row.user_id);
    if (isWanted) await post(trx, answerEmail(answered), now);
    return serializeQuote(answered, request.reader, now);
  });

/** An offer of what is booked or travelled is arranged by the seller, who is told. */
const acceptWithSeller = (shop: Shop, row: QuoteRow): Promise<void> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    await decide(trx, row.id, 'accepted', now);
    await post(trx, acceptedEmail(row, row.vendor_email ?? findSite(trx, row.site).email), now);
  });

/** Goods go to the cart; the line and the claim of the quote are one transaction. */
const acceptIntoCart = async (shop: Shop, request: FastifyRequest, row: QuoteRow): Promise<Order> => {
  const { variant_id, quantity, number } = row;
  const line_item = { variant_id: variant_id ?? 0, quantity: quantity ?? 1, options: { quote: number } };
  const changed = await addQuotedLine(shop, cartIn(shop)(request, '0'), { line_item }, (trx, orderId, now) =>
    decide(trx, row.id, 'accepted', now, orderId),
  );
  return presentOrder(shop, changed, request.reader);
};

/** Accepts an answer while it is valid, once. */
export const acceptQuote = async (shop: Shop, request: FastifyRequest, id: number) => {
  const userId = signedIn(request);
  const row = await requireQuote(shop.db, id, userId);
  const kind = acceptanceOf(row, shop.clock());
  if (!kind) throw new DomainError('QUOTE_CLOSED');
  const order = kind === 'cart' ? await acceptIntoCart(shop, request, row) : null;
  if (kind === 'seller') await acceptWithSeller(shop, row);
  const quote = serializeQuote(await requireQuote(shop.db, id, userId), request.reader, shop.clock());
  return { quote, order };
};

export const declineQuote = async (shop: Shop, request: FastifyRequest, id: number): Promise<Quote> => {
  const userId = signedIn(request);
  await requireQuote(shop.db, id, userId);
  await decide(shop.db, id, 'declined', shop.clock());
  return serializeQuote(await requireQuote(shop.db, id, userId), request.reader, shop.clock());
};
