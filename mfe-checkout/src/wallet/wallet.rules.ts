import { toMoney, type StoreCredit } from '@ortoo/contracts';

type Facts = Pick<StoreCredit, 'amount_remaining' | 'amount_authorized' | 'recharge'>;

/** Something lies in it or can be put into it; the others only say that there are such. */
export const isVisible = ({ amount_remaining, amount_authorized, recharge }: Facts): boolean =>
  recharge !== null || toMoney(amount_remaining) > 0 || toMoney(amount_authorized) > 0;
