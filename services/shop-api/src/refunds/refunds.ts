import { DomainError, fieldError } from '../http/domain-error';
import { type Account, accounts, bookRefund, findEarnedBack, idIn, paidFor, spread, withhold } from '../money/api';
import { cancelCoupons, cancelLicenses } from '../tickets/api';
import { findLines, lockOrder, type OrderRow } from '../orders/api';
import type { Db } from '../db/schema';
import {
  findRefund,
  insertRefund,
  insertRefundPart,
  findMethod,
  findPayments,
  type PaymentRow,
  type RefundRow,
} from '../payments/api';

/** Part of an order's money to refund. */
export interface RefundRequest {
  /** Idempotency key: a repeated call returns the first refund. */
  key: string;
  /** Everything, some lines, or an amount. */
  of: 'all' | { lines: readonly { id: number; quantity: number }[] } | { amount: number };
  /**
   * To the sources as far as they accept it; or the provider's part to the wallet for store credit, or to a bank
   * account.
   */
  to: 'original' | 'wallet' | 'bank';
}

const leftOf = (payments: readonly PaymentRow[]) =>
  payments
    .filter(({ state }) => state === 'completed')
    .map(payment => ({ id: payment.id, left: payment.amount - payment.refunded, payment }));

const amountOf = async (trx: Db, order: OrderRow, { of }: RefundRequest, left: number): Promise<number> => {
  if (of === 'all') return left;
  if ('amount' in of) return of.amount;
  const sold = await findLines(trx, order.id);
  const gross = of.lines.reduce((sum, { id, quantity }) => {
    const line = sold.find(one => one.id === id);
    if (!line || quantity > line.quantity) throw fieldError('lines', 'REFUND_TOO_MUCH');
    return sum + line.price * quantity;
  }, 0);
  return paidFor({ items: order.item_total, adjustments: order.adjustment_total }, gross);
};

/** Destinations of refunded rewards when they cannot be spent again, and of money that stays in the shop. */
const [giftWallet, moneyWallet] = ['gift', 'store_credit'];

interface Goal {
  account: Account;
  state: 'done' | 'pending';
}

/** A provider refunds whole payments only. The rest goes to the wallet; a guest has none: staff transfer it. */
const providerGoal = async (
  trx: Db,
  {
    payment,
    amount,
    userId,
    to,
  }: { payment: PaymentRow; amount: number; userId: number | null; to: RefundRequest['to'] },
): Promise<Goal> => {
  const whole = amount === payment.amount;
  if (to === 'bank' || (userId === null && !whole)) return { account: accounts.payableToBanks, state: 'pending' };
  if (userId !== null && (to === 'wallet' || !whole))
    return { account: accounts.wallet(userId, moneyWallet), state: 'done' };
  return { account: accounts.payable((await findMethod(trx, payment.method_id)).provider), state: 'pending' };
};

const sourceGoal = (source: string, userId: number | null): Goal => {
  if (source.startsWith('gift_card:')) return { account: accounts.giftCard(idIn(source)), state: 'done' };
  if (userId === null) throw new DomainError('REFUND_UNPAID');
  const wallet = source.startsWith('voucher:') ? giftWallet : source.slice('wallet:'.length);
  return { account: accounts.wallet(userId, wallet), state: 'done' };
};

interface Part {
  payment: PaymentRow;
  amount: number;
  goal: Goal;
}

/** Sources for spent rewards, in order: wallets, then cards, then transfers; a provider's money last. */
const rankOf = ({ goal: { account, state } }: Part): number => {
  if (state === 'pending') return account.code === accounts.payableToBanks.code ? 2 : 3;
  return account.kind === 'wallet' ? 0 : 1;
};

/** A provider refunds all or nothing: the rest of a retained part goes to the wallet. */
const goalOf = (part: Part, withheld: number, userId: number | null): Goal =>
  withheld > 0 && rankOf(part) === 3 && userId !== null
    ? { account: accounts.wallet(userId, moneyWallet), state: 'done' }
    : part.goal;

interface Share {
  request: RefundRequest;
  amount: number;
  left: number;
  payments: ReturnType<typeof leftOf>;
}

/** Amounts and destinations of a refund, by payment. */
const partsOf = async (trx: Db, userId: number | null, { request, amount, payments }: Share): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const { payment: one, amount: share } of spread(amount, payments)) {
    const { payment } = one;
    const goal =
      payment.source === null
        ? await providerGoal(trx, { payment, amount: share, userId, to: request.to })
        : sourceGoal(payment.source, userId);
    parts.push({ payment, amount: share, goal });
  }
  return parts.sort((a, b) => rankOf(a) - rankOf(b));
};

/** The same with the part of each that is retained for spent rewards. */
const shareOut = async (trx: Db, { id: orderId, user_id: userId }: OrderRow, share: Share, now: Date) => {
  const parts = await partsOf(trx, userId, share);
  const own = userId === null ? [] : [accounts.wallet(userId, moneyWallet)];
  const touched = [...parts.map(({ goal }) => goal.account), ...own];
  const { amount, left } = share;
  const earned = await findEarnedBack(trx, { orderId, userId, amount, left, touched }, now);
  const missing = earned.reduce((sum, { spent }) => sum + spent, 0);
  const amounts = parts.map(part => part.amount);
  const shared = withhold(missing, amounts).map((withheld, index) => {
    const part = parts[index]!;
    return { ...part, withheld, goal: goalOf(part, withheld, userId) };
  });
  return { parts: shared, earned };
};

/**
 * Refunds money of a completed order within the caller's transaction: wallets and cards to themselves, the provider's
 * part to its source or to the wallet, in proportion. Cashback and points earned with it are taken back. `payRefunds`
 * then asks the providers for their parts.
 */
export const bookRefundOf = async (trx: Db, orderId: number, request: RefundRequest, now: Date): Promise<RefundRow> => {
  const order = await lockOrder(trx, orderId);
  const done = await findRefund(trx, request.key);
  if (done) return done;
  if (order.completed_at === null || order.payment_state !== 'paid') throw new DomainError('REFUND_UNPAID');
  const payments = leftOf(await findPayments(trx, orderId));
  const left = payments.reduce((sum, one) => sum + one.left, 0);
  const amount = await amountOf(trx, order, request, left);
  if (amount <= 0 || amount > left) throw fieldError('amount', 'REFUND_TOO_MUCH');
  const refund = await insertRefund(trx, {
    key: request.key,
    order_id: orderId,
    amount,
    destination: request.to,
    created_at: now,
  });
  if (!refund) throw new DomainError('CONFLICT');
  if (amount === left) {
    await cancelCoupons(trx, orderId, now);
    await cancelLicenses(trx, orderId, now);
  }
  const { parts, earned } = await shareOut(trx, order, { request, amount, left, payments }, now);
  for (const { payment, goal, ...part } of parts) {
    const row = {
      refund_id: refund.id,
      payment_id: payment.id,
      ...part,
      account: goal.account.code,
      state: goal.state,
    };
    if (!(await insertRefundPart(trx, row))) throw new DomainError('REFUND_TOO_MUCH');
  }
  const goals = parts.map(part => ({ account: part.goal.account, amount: part.amount - part.withheld }));
  await bookRefund(trx, { refundId: refund.id, orderId, amount, left, fee: order.fee_total, goals, earned }, now);
  return refund;
};
