import type { Card, CardRegistration } from '@ortoo/contracts';
import { maybeTime, time } from '../http/display';
import type { Reader } from '../http/locale';
import { DomainError, unavailable } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import type { CardGateway } from '../providers/card-gateway';
import type { Shop } from '../shop';
import { settleCard } from './card-payments';
import { type CardInvoiceRow, type CardRow, findCards, findRegistration, insertCardInvoice } from './cards.tables';

export const serializeCard = ({ id, last4, holder, bank, created_at, removed_at }: CardRow): Card => ({
  id,
  last4,
  holder,
  bank,
  created_at: time(created_at),
  removed_at: maybeTime(removed_at),
});

const gatewayOf = (shop: Shop): CardGateway => {
  if (!shop.partners.cards) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  return shop.partners.cards;
};

const states = { open: 'open', done: 'registered', failed: 'failed' } as const;

const serializeRegistration = async (shop: Shop, userId: number, row: CardInvoiceRow): Promise<CardRegistration> => {
  const card = (await findCards(shop.db, userId, true)).find(({ id }) => id === row.card_id);
  return { registration: row.number, state: states[row.state], url: row.url, card: card ? serializeCard(card) : null };
};

/** Registers a card at the bank's page without a charge. */
export const beginRegistration = async (shop: Shop, userId: number, reader: Reader): Promise<CardRegistration> => {
  const number = `C${randomDigits(10)}`;
  const prefix = reader.locale === reader.fallback ? '' : `/${reader.locale}`;
  const { url } = await gatewayOf(shop)
    .createInvoice({
      transactionId: number,
      amount: 0,
      locale: reader.locale,
      returnUrl: `${shop.origin()}${prefix}/cards?registration=${number}`,
      savesCard: true,
    })
    .catch(unavailable);
  const row = {
    number,
    user_id: userId,
    purpose: 'registration',
    keeps_card: true,
    card_id: null,
    state: 'open',
    url,
    created_at: shop.clock(),
  } as const;
  await insertCardInvoice(shop.db, row);
  return serializeRegistration(shop, userId, row);
};

/** Queries the bank for the state of a registration. */
export const checkRegistration = async (shop: Shop, userId: number, number: string): Promise<CardRegistration> => {
  const find = async (): Promise<CardInvoiceRow> => {
    const row = await findRegistration(shop.db, userId, number);
    if (!row) throw new DomainError('CARD_NOT_FOUND');
    return row;
  };
  const row = await find();
  if (row.state !== 'open') return serializeRegistration(shop, userId, row);
  const gateway = gatewayOf(shop);
  const report = await gateway.inquire(number).catch(unavailable);
  await settleCard({ ...shop, gateway }, number, report);
  return serializeRegistration(shop, userId, await find());
};
