import { Refusal } from '../http/refusal';
import { setAdjustment } from '../promotions/api';
import { livePayment, type OrderView } from './order-view';
import type { Db } from './orders.tables';
import { setPaymentAmount, setPaymentFee } from './payments.tables';

/** Keeps what codes take off and sources pay as it is now: this is what the shopper is shown. */
export const agree = async (trx: Db, { discounts, sources, payments, totals }: OrderView): Promise<void> => {
  for (const { row, amount } of discounts)
    if (-row.adjustment !== amount) await setAdjustment(trx, row.adjustment_id, -amount);
  for (const { payment, asked, amount } of sources)
    if (asked !== amount) await setPaymentAmount(trx, payment.id, amount);
  const live = livePayment(payments);
  if (live && live.fee !== totals.fee) await setPaymentFee(trx, live.id, totals.fee);
};

/** Whether all is as the shopper was last shown it. */
export const isAgreed = ({ discounts, sources, lines, payments, totals }: OrderView): boolean =>
  (livePayment(payments)?.fee ?? 0) === totals.fee &&
  lines.every(({ price, current }) => price === current) &&
  discounts.every(({ row, amount }) => -row.adjustment === amount) &&
  sources.every(({ asked, amount }) => asked === amount);

const fieldOf = { wallet: 'amount', gift_card: 'code', voucher: 'voucher_id' } as const;

/** Refuses when a code or a source that was to pay cannot any more, in the words of what has become of it. */
export const refuseLost = ({ discounts, sources }: OrderView): void => {
  const code = discounts.find(({ refused, row }) => refused && row.adjustment !== 0)?.refused;
  if (code) throw new Refusal(code.code, { fields: { coupon_code: code.code }, amounts: code.amounts });
  const source = sources.find(({ refused, asked }) => refused && refused.code !== 'NOTHING_DUE' && asked > 0);
  if (!source?.refused) return;
  const { refused, kind } = source;
  throw new Refusal(refused.code, { fields: { [fieldOf[kind]]: refused.code }, amounts: refused.amounts });
};
