import { toMoney, type Order, type Payment } from '@ortoo/contracts';

const live: readonly Payment['state'][] = ['checkout', 'pending', 'processing', 'completed'];

/** Payments of a complete order, own balances and provider alike. */
export const paidBy = ({ payments }: Pick<Order, 'payments'>): Payment[] =>
  payments.filter(({ state, amount }) => state === 'completed' && toMoney(amount) > 0);

/** Payments from the buyer's own wallets, cards and vouchers, in addition to a provider. */
export const paidAlongside = ({ payments }: Pick<Order, 'payments'>): Payment[] =>
  payments.filter(({ source, state, amount }) => source && live.includes(state) && toMoney(amount) > 0);
