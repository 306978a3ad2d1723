import type { OrderPaymentMethod } from '@ortoo/contracts';

/** Wallets and vouchers: what lies with us already. Gift cards are named by their code instead. */
export const isOwn = ({ kind }: Pick<OrderPaymentMethod, 'kind'>): boolean => kind === 'wallet' || kind === 'voucher';

/** Ways that bring money from outside, one of which pays what is left. */
export const isProvider = ({ kind }: Pick<OrderPaymentMethod, 'kind'>): boolean =>
  !isOwn({ kind }) && kind !== 'gift_card';
