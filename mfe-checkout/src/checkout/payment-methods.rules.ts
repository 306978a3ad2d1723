import { toMoney, type OrderPaymentMethod } from '@ortoo/contracts';

/** Wallets and vouchers: what lies with us already. Gift cards are named by their code instead. */
export const isOwn = ({ kind }: Pick<OrderPaymentMethod, 'kind'>): boolean => kind === 'wallet' || kind === 'voucher';

/** Ways that bring money from outside, one of which pays what is left. */
export const isProvider = ({ kind }: Pick<OrderPaymentMethod, 'kind'>): boolean =>
  !isOwn({ kind }) && kind !== 'gift_card';

/** Those in use first, then those that can pay, the most first. */
export const byUse = (methods: readonly OrderPaymentMethod[]): OrderPaymentMethod[] =>
  methods.toSorted(
    (one, other) =>
      toMoney(other.applied) - toMoney(one.applied) ||
      Number(other.available) - Number(one.available) ||
      toMoney(other.maximum) - toMoney(one.maximum),
  );
