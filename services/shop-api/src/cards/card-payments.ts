import { currency } from '@ortoo/contracts';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import { ProviderFault } from '../providers/http-request';
import type { CardGateway, CardReport } from '../providers/card-gateway';
import type { InvoiceRequest, PaymentProvider, PaymentReport } from '../providers/payment-provider';
import {
  findCard,
  findCardInvoice,
  insertCardInvoice,
  lockCardInvoice,
  saveCard,
  settleCardInvoice,
} from './cards.tables';

interface CardPaymentDeps {
  db: Db;
  gateway: CardGateway;
  clock: () => Date;
}

const savedToken = async ({ db }: CardPaymentDeps, { card, buyer }: InvoiceRequest): Promise<string | undefined> => {
  if (!('id' in card)) return undefined;
  const saved = buyer.userId === null ? undefined : await findCard(db, buyer.userId, card.id);
  if (!saved) throw new DomainError('CARD_NOT_FOUND');
  return saved.token;
};

/** Saves the card of a settled invoice once when the buyer chose to; a card removed since is not saved again. */
export const settleCard = ({ db, clock }: CardPaymentDeps, number: string, report: CardReport): Promise<void> =>
  transact(db, async trx => {
    const invoice = await lockCardInvoice(trx, number);
    if (invoice?.state !== 'open' || report.state === 'open') return;
    const { user_id } = invoice;
    const requested = report.state === 'paid' && invoice.keeps_card && user_id !== null ? report.card : undefined;
    const id =
      requested && user_id !== null ? await saveCard(trx, { ...requested, user_id, created_at: clock() }) : null;
    await settleCardInvoice(trx, number, report.state === 'paid' ? 'done' : 'failed', id);
  });

/** A lost answer of the bank leaves the charge unknown: the next check reads it. */
const unlessRejected = (error: unknown): void => {
  if (error instanceof ProviderFault && error.status < 500) throw error;
};

/** Payments by card, at the bank's own page or with a saved card. */
export const cardPayments = (deps: CardPaymentDeps): PaymentProvider => {
  const { db, gateway, clock } = deps;
  const check = async (invoiceId: string): Promise<PaymentReport> => {
    const report = await gateway.inquire(invoiceId);
    await settleCard(deps, invoiceId, report);
    // The account at the bank is in tugrik, and its answers name no currency.
    return report.state === 'paid'
      ? { state: 'paid', invoiceId, amount: report.amount, currency }
      : { ...report, invoiceId };
  };
  return {
    createInvoice: async request => {
      const { number, amount, locale, returnUrl, card, buyer } = request;
      const token = await savedToken(deps, request);
      const savesCard = 'save' in card && card.save && buyer.userId !== null;
      const made = await gateway.createInvoice({ transactionId: number, amount, locale, returnUrl, savesCard });
      const url = token === undefined ? made.url : returnUrl;
      await insertCardInvoice(db, {
        number,
        user_id: buyer.userId,
        purpose: 'payment',
        keeps_card: savesCard,
        card_id: 'id' in card ? card.id : null,
        state: 'open',
        url,
        created_at: clock(),
      });
      if (token !== undefined)
        await gateway
          .payByToken({ transactionId: number, amount, locale, invoice: made.invoice, token })
          .catch(unlessRejected);
      return { kind: 'redirect', invoiceId: number, url };
    },
    check,
    readCallback: ({ body }) => gateway.readNotification(body),
    invoiceIdOf: number => number,
    isForCard: async (invoiceId, card) => {
      const open = await findCardInvoice(db, invoiceId);
      if (!open) return true;
      // A guest has no place to save a card.
      const savesCard = 'save' in card && card.save && open.user_id !== null;
      return open.keeps_card === savesCard && open.card_id === ('id' in card ? card.id : null);
    },
    // The bank cannot withdraw: its page closes by itself, and a payment made until then is refunded.
    cancel: async () => undefined,
    refund: invoiceId => gateway.refund(invoiceId),
  };
};
