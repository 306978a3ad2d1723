import { toMoney, type StoreCredit } from '@ortoo/contracts';

type Facts = Pick<StoreCredit, 'amount_remaining' | 'amount_authorized' | 'recharge'>;

/** It has a balance or can be recharged; other wallets are only mentioned. */
export const isVisible = ({ amount_remaining, amount_authorized, recharge }: Facts): boolean =>
  recharge !== null || toMoney(amount_remaining) > 0 || toMoney(amount_authorized) > 0;

/** Columns for so many cards, three or four, with as full a last row as possible: five are three and two. */
export const walletColumns = (count: number): number => Math.max(Math.ceil(count / (Math.ceil(count / 4) || 1)), 3);
