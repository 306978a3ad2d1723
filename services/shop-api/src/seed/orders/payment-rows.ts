import { type Insertable } from 'kysely';
import type { Tables } from '../../db/schema';
import { deadlineOf } from '../../payments/deadline.rules';
import { refundedOf, type OrderFacts } from './order-facts';
import type { Random } from './random';

type PaymentRow = Insertable<Tables['payments']>;

const outcomes = { failed: ['failed', 'declined'], expired: ['void', 'expired'], pending: ['pending', null] } as const;

const kinds = {
  qr: 'qr',
  card: 'card',
  bank_transfer: 'bank_transfer',
  most: 'in_app',
  leasing: 'instalment',
} as const;

/** When the payment of an order must be there. */
export const dueAt = ({ plan }: OrderFacts): Date => deadlineOf(kinds[plan.method], plan.placed);

/** The number of an invoice, as its provider gives it. */
const invoiceIdOf = (random: Random, method: OrderFacts['plan']['method'], number: string): string =>
  method === 'bank_transfer' ? `OT${random.digits(8)}` : method === 'qr' ? `example-${random.digits(20)}` : number;

/** The payment of an order at its provider. */
export const providerPayment = (random: Random, orderId: number, facts: OrderFacts, methodId: number): PaymentRow => {
  const { plan, completedAt } = facts;
  const { outcome } = plan;
  const number = `P${random.digits(10)}`;
  const [state, failure] =
    outcome === 'failed' || outcome === 'expired' || outcome === 'pending'
      ? outcomes[outcome]
      : (['completed', null] as const);
  return {
    purpose: 'order',
    purpose_id: orderId,
    number,
    method_id: methodId,
    amount: facts.total - facts.fromSource,
    state,
    failure,
    invoice: 'null',
    invoice_id: invoiceIdOf(random, plan.method, number),
    refunded: refundedOf(facts),
    created_at: plan.placed,
    expires_at: dueAt(facts),
    completed_at: completedAt,
  };
};

export const sourcePayment = (
  random: Random,
  orderId: number,
  { plan, fromSource, completedAt }: OrderFacts,
  { methodId, source }: { methodId: number; source: string },
): PaymentRow => ({
  purpose: 'order',
  purpose_id: orderId,
  number: `P${random.digits(10)}`,
  method_id: methodId,
  amount: fromSource,
  state: 'completed',
  source,
  invoice: 'null',
  created_at: plan.placed,
  completed_at: completedAt,
});

const sandboxStates = { completed: 'PAID', failed: 'FAILED', void: 'CLOSED' } as const;

/** The record of a payment at the sandbox's payment network. */
export const sandboxInvoice = (payment: PaymentRow, description: string): Insertable<Tables['sandbox_invoices']> => {
  const { state, amount, refunded = 0, created_at: created } = payment;
  const isBack = refunded === amount;
  const settled = state === 'completed' || state === 'failed' || state === 'void' ? sandboxStates[state] : 'OPEN';
  return {
    id: payment.invoice_id ?? payment.number,
    sender_invoice_no: payment.number,
    amount,
    description,
    callback_url: 'http://localhost/api/v2/payments/callback',
    state: isBack ? 'CLOSED' : settled,
    paid_amount: settled === 'PAID' ? amount : 0,
    created_at: created,
    expires_at: payment.expires_at ?? created,
    settled_at: payment.completed_at ?? null,
  };
};
