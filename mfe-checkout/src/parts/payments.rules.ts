import { toMoney, type Order, type Payment } from '@ortoo/contracts';

const live: readonly Payment['state'][] = ['checkout', 'pending', 'processing', 'completed'];

/** What the buyer's own wallets, cards and vouchers pay of an order, beside a provider. */
export const paidBeside = ({ payments }: Pick<Order, 'payments'>): Payment[] =>
  payments.filter(({ source, state, amount }) => source && live.includes(state) && toMoney(amount) > 0);
