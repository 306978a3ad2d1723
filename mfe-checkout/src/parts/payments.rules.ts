import { toMoney, type Order, type Payment } from '@ortoo/contracts';

const live: readonly Payment['state'][] = ['checkout', 'pending', 'processing', 'completed'];

/** What has paid a complete order, one's own balances and the provider alike. */
export const paidBy = ({ payments }: Pick<Order, 'payments'>): Payment[] =>
  payments.filter(({ state, amount }) => state === 'completed' && toMoney(amount) > 0);

/** What the buyer's own wallets, cards and vouchers pay of an order, beside a provider. */
export const paidAlongside = ({ payments }: Pick<Order, 'payments'>): Payment[] =>
  payments.filter(({ source, state, amount }) => source && live.includes(state) && toMoney(amount) > 0);
