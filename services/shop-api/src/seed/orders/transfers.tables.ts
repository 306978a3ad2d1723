import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema';
import type { OrderFacts } from './order-facts';
import type { Random } from './random';

/** A transfer to the shop's account, expected or received. */
export const transferRows = (random: Random, payment: Insertable<Tables['payments']>, facts: OrderFacts) => {
  const { buyer } = facts.plan;
  const reference = payment.invoice_id ?? '';
  const isPaid = payment.state === 'completed';
  const state = isPaid ? 'paid' : payment.state === 'pending' ? 'open' : 'closed';
  const transfer: Insertable<Tables['transfers']> = {
    ...{ reference, number: payment.number, amount: payment.amount, state },
    expires_at: payment.expires_at ?? facts.plan.placed,
    created_at: facts.plan.placed,
  };
  const at = payment.completed_at;
  const entry: Insertable<Tables['statement_entries']> | undefined = at
    ? {
        bank_id: `example-${random.digits(12)}`,
        ...{ booked_at: at, created_at: at, amount: payment.amount, currency: 'MNT' },
        payer: `${buyer.lastname} ${buyer.firstname}`,
        remittance: `${reference} ${buyer.phone.slice(-8)}`,
        reference,
        verdict: 'exact',
      }
    : undefined;
  return { transfer, entry };
};
