import { toMoney, type StoreCredit } from '@ortoo/contracts';

type Facts = Pick<StoreCredit, 'amount_remaining' | 'amount_authorized' | 'recharge'>;

/** It has a balance or can be recharged; other wallets are only mentioned. */
export const isVisible = ({ amount_remaining, amount_authorized, recharge }: Facts): boolean =>
  recharge !== null || toMoney(amount_remaining) > 0 || toMoney(amount_authorized) > 0;
