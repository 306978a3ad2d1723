import { DomainError, fieldError } from '../http/domain-error';
import { setAdjustment } from '../promotions/api';
import { livePayment, type OrderView } from '../orders/api';
import type { Db } from '../db/schema';
import { setPaymentAmount, setPaymentFee } from '../payments/api';

/** Stores the current discounts and source amounts: the values shown to the shopper. */
export const agree = async (trx: Db, { discounts, sources, payments, totals }: OrderView): Promise<void> => {
  for (const { row, amount } of discounts)
    if (-row.adjustment !== amount) await setAdjustment(trx, row.adjustment_id, -amount);
  for (const { payment, requested, amount } of sources)
    if (requested !== amount) await setPaymentAmount(trx, payment.id, amount);
  const live = livePayment(payments);
  if (live && live.fee !== totals.fee) await setPaymentFee(trx, live.id, totals.fee);
};

/** Whether everything is as last shown to the shopper. */
export const isAgreed = ({ discounts, sources, lines, payments, totals }: OrderView): boolean =>
  (livePayment(payments)?.fee ?? 0) === totals.fee &&
  lines.every(({ price, current }) => price === current) &&
  discounts.every(({ row, amount }) => -row.adjustment === amount) &&
  sources.every(({ requested, amount }) => requested === amount);

const fieldOf = { wallet: 'amount', gift_card: 'code', voucher: 'voucher_id' } as const;

/** Rejects when a code or a chosen source can no longer pay, with the reason. */
export const rejectLost = ({ discounts, sources }: OrderView): void => {
  const code = discounts.find(({ rejected, row }) => rejected && row.adjustment !== 0)?.rejected;
  if (code) throw fieldError('coupon_code', code.code, code.amounts);
  const source = sources.find(
    ({ rejected, requested }) => rejected && rejected.code !== 'NOTHING_DUE' && requested > 0,
  );
  if (!source?.rejected) return;
  const { rejected, kind } = source;
  throw new DomainError(rejected.code, { fields: { [fieldOf[kind]]: rejected.code }, amounts: rejected.amounts });
};
