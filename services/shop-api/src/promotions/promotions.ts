import { DomainError, fieldError } from '../http/domain-error';
import {
  type Discount,
  discountFor,
  type DiscountedLine,
  isWellFormed,
  type RejectedCode,
  rivalsOf,
} from './discount.rules';
import {
  type AppliedRow,
  countUses,
  deleteAdjustments,
  findApplied,
  findPromotion,
  giveBackUses,
  insertAdjustment,
  insertUse,
  setAdjustment,
  takeUse,
} from './promotions.tables';
import type { Db } from '../db/schema';

/** A code of an order with its discount. */
export interface AppliedDiscount {
  row: AppliedRow;
  /** Zero or positive. */
  amount: number;
  rejected: RejectedCode | undefined;
}

/** Owner of the order, and whether its prices are fixed. */
export interface DiscountedOrder {
  id: number;
  user_id: number | null;
  frozen: boolean;
}

const reckon = async (
  db: Db,
  applied: readonly AppliedRow[],
  order: DiscountedOrder,
  lines: readonly DiscountedLine[],
  now: Date,
): Promise<AppliedDiscount[]> => {
  const ids = applied.map(({ id }) => id);
  const uses = await countUses(db, ids, order.user_id, order.id);
  let left = lines.reduce((sum, { amount }) => sum + amount, 0);
  return applied.map(row => {
    const claimant = { userId: order.user_id, uses: uses.get(row.id) ?? 0 };
    const discount: Discount = discountFor(row, lines, claimant, now, left);
    const amount = discount.ok ? discount.value : 0;
    left -= amount;
    return { row, amount, rejected: discount.ok ? undefined : discount };
  });
};

/** Discounts of an order's codes: as agreed once it is being paid, else for the current lines. */
export const discountsOf = async (
  db: Db,
  order: DiscountedOrder,
  lines: readonly DiscountedLine[],
  now: Date,
): Promise<AppliedDiscount[]> => {
  const applied = await findApplied(db, order.id);
  if (applied.length === 0) return [];
  if (order.frozen) return applied.map(row => ({ row, amount: -row.adjustment, rejected: undefined }));
  return reckon(db, applied, order, lines, now);
};

const wrong = ({ code, amounts }: RejectedCode): DomainError => fieldError('coupon_code', code, amounts);

/** Applies a code to an order with open lines. */
export const applyCode = async (
  trx: Db,
  order: DiscountedOrder,
  lines: readonly DiscountedLine[],
  typed: { code: string; kind?: 'coupon' | 'promo' | undefined },
  now: Date,
): Promise<void> => {
  if (!isWellFormed(typed.code, typed.kind)) throw wrong({ ok: false, code: 'PROMO_CODE_FORMAT' });
  const found = await findPromotion(trx, typed.code);
  if (!found || (typed.kind !== undefined && found.kind !== typed.kind))
    throw wrong({ ok: false, code: 'COUPON_CODE_NOT_FOUND' });
  const applied = await discountsOf(trx, order, lines, now);
  if (applied.some(({ row }) => row.id === found.id)) throw wrong({ ok: false, code: 'COUPON_ALREADY_APPLIED' });
  const uses = await countUses(trx, [found.id], order.user_id, order.id);
  const discount = discountFor(found, lines, { userId: order.user_id, uses: uses.get(found.id) ?? 0 }, now);
  if (!discount.ok) throw wrong(discount);
  const rivals = rivalsOf(
    applied.map(one => ({ ...one, terms: one.row })),
    { combinable: found.combinable, value: discount.value },
  );
  if (!rivals.ok) throw wrong(rivals);
  await deleteAdjustments(
    trx,
    rivals.value.map(({ row }) => row.adjustment_id),
  );
  await insertAdjustment(trx, order.id, found.id, now);
};

export const removeCode = async (trx: Db, orderId: number, code: string): Promise<void> => {
  const found = (await findApplied(trx, orderId)).find(row => row.code === code.toUpperCase());
  if (!found) throw wrong({ ok: false, code: 'COUPON_CODE_NOT_FOUND' });
  await deleteAdjustments(trx, [found.adjustment_id]);
};

/** Fixes the discounts and uses the codes, each within its limit. */
export const claimDiscounts = async (
  trx: Db,
  order: DiscountedOrder,
  discounts: readonly AppliedDiscount[],
): Promise<void> => {
  const inOrder = [...discounts].sort((a, b) => a.row.id - b.row.id);
  for (const { row, amount } of inOrder) {
    await setAdjustment(trx, row.adjustment_id, -amount);
    if (amount === 0) continue;
    if (!(await takeUse(trx, row.id))) throw wrong({ ok: false, code: 'COUPON_USED_UP' });
    const uses = await countUses(trx, [row.id], order.user_id, order.id);
    if (row.per_user !== null && (uses.get(row.id) ?? 0) >= row.per_user)
      throw wrong({ ok: false, code: 'COUPON_USED_UP' });
    await insertUse(trx, { promotion_id: row.id, order_id: order.id, user_id: order.user_id });
  }
};

/** Releases the uses of the codes. */
export const unclaimDiscounts = giveBackUses;
