import { toMoney, type Order, type OrderPaymentMethod, type Payment } from '@ortoo/contracts';

/** Wallets and vouchers: balances held by the shop. Gift cards are identified by their code instead. */
export const isOwn = ({ kind }: Pick<OrderPaymentMethod, 'kind'>): boolean => kind === 'wallet' || kind === 'voucher';

/** External payment methods, one of which pays the remainder. */
export const isProvider = ({ kind }: Pick<OrderPaymentMethod, 'kind'>): boolean =>
  !isOwn({ kind }) && kind !== 'gift_card';

/** The payment with an open invoice. */
export const openPaymentOf = ({ payments }: Pick<Order, 'payments'>): Payment | undefined =>
  payments.findLast(({ invoice }) => invoice !== null);

/** Those in use first, then usable ones, by descending amount. */
export const byUse = (methods: readonly OrderPaymentMethod[]): OrderPaymentMethod[] =>
  methods.toSorted(
    (one, other) =>
      toMoney(other.applied) - toMoney(one.applied) ||
      Number(other.available) - Number(one.available) ||
      toMoney(other.maximum) - toMoney(one.maximum),
  );
