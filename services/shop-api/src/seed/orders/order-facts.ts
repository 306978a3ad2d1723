import type { ReturnAuthorization } from '@ortoo/contracts';
import { day, hour, type PlannedOrder } from './plan-orders';
import type { Random } from './random';

export interface ReturnFacts {
  /** Index of the returned line. */
  line: number;
  quantity: number;
  amount: number;
  state: ReturnAuthorization['state'];
  reason: ReturnAuthorization['reason'];
  memo: string;
  destination: 'wallet' | 'bank_account';
  requestedAt: Date;
  decidedAt: Date | null;
  refundedAt: Date | null;
}

/** What has become of a planned order by now. */
export interface OrderFacts {
  plan: PlannedOrder;
  number: string;
  items: number;
  ship: number;
  discount: number;
  total: number;
  /** Paid by a wallet, a gift card or a voucher. */
  fromSource: number;
  completedAt: Date | null;
  canceledAt: Date | null;
  readyAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  returned: ReturnFacts | null;
}

export interface DeliveryFee {
  fee: number;
  free_from: number | null;
}

const memos: readonly [ReturnAuthorization['reason'], string][] = [
  ['damaged', 'Хайрцаг нь хагарсан, дотор нь цуурсан байна.'],
  ['wrong_item', 'Захиалсан өнгө биш ирсэн.'],
  ['not_as_described', 'Хэмжээ нь тайлбарт бичсэнээс бага байна.'],
  ['changed_mind', ''],
  ['damaged', 'Оёдол нь задарсан байна. Зургийг нь имэйлээр явуулсан.'],
];

const later = (random: Random, from: Date, min: number, max: number): Date =>
  new Date(from.getTime() + min * hour + random.next() * (max - min) * hour);

const until = (now: Date, at: Date | null): Date | null => (at !== null && at <= now ? at : null);

/** Hours on the way, by way of delivery. */
const transit: Record<NonNullable<PlannedOrder['delivery']>, readonly [min: number, max: number]> = {
  city_48h: [8, 40],
  city_24h: [4, 20],
  country_7_14d: [120, 260],
  pickup: [4, 60],
};

const movesOf = (random: Random, { delivery }: PlannedOrder, paid: Date, now: Date) => {
  if (delivery === null) return { readyAt: null, shippedAt: null, deliveredAt: null };
  const ready = later(random, paid, 3, 22);
  const sent = delivery === 'pickup' ? ready : later(random, ready, 2, 12);
  const arrived = later(random, sent, ...transit[delivery]);
  return {
    readyAt: until(now, ready),
    shippedAt: delivery === 'pickup' ? null : until(now, sent),
    deliveredAt: until(now, arrived),
  };
};

const returnOf = (random: Random, { lines, buyer }: PlannedOrder, delivered: Date, now: Date): ReturnFacts | null => {
  const requested = until(now, later(random, delivered, 5, 40));
  const line = lines[0];
  if (!requested || !line) return null;
  const quantity = random.whole(1, line.quantity);
  const [reason, memo] = random.pick(memos);
  const decidedAt = until(now, later(random, requested, 4, 90));
  const refundedAt = decidedAt && until(now, later(random, decidedAt, 12, 60));
  const isRefused = random.next() < 0.15;
  const destination = buyer.hasAccount ? 'wallet' : 'bank_account';
  const isOwed = destination === 'bank_account' && decidedAt !== null && decidedAt.getTime() > now.getTime() - 20 * day;
  const ended = isOwed ? 'payable' : refundedAt ? 'refunded' : 'approved';
  const state = decidedAt === null ? 'requested' : isRefused ? 'refused' : ended;
  return {
    ...{ line: 0, quantity, amount: line.price * quantity, state, reason, memo, destination },
    ...{ requestedAt: requested, decidedAt, refundedAt: state === 'refunded' ? refundedAt : null },
  };
};

const thousand = (amount: number): number => Math.floor(amount / 1_000) * 1_000;

const sourceShare = ({ source }: PlannedOrder, total: number): number => {
  if (source === null || total < 30_000) return 0;
  return source === 'voucher' ? 10_000 : Math.min(50_000, thousand(total * 0.4));
};

export const factsOf = (random: Random, plan: PlannedOrder, { fee, free_from }: DeliveryFee, now: Date): OrderFacts => {
  const { outcome, placed, delivery } = plan;
  const items = plan.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const ship = delivery === null || (free_from !== null && items >= free_from) ? 0 : fee;
  const discount = plan.isDiscounted ? Math.min(50_000, Math.round(items * 0.1)) : 0;
  const isSold = outcome === 'sold' || outcome === 'canceled' || outcome === 'returned';
  const paid = isSold ? new Date(placed.getTime() + random.whole(40, 900) * 1_000) : null;
  const canceledAt = outcome === 'canceled' && paid ? until(now, later(random, paid, 0.3, 2.5)) : null;
  const isMoving = paid !== null && outcome !== 'canceled';
  const moves = isMoving ? movesOf(random, plan, paid, now) : { readyAt: null, shippedAt: null, deliveredAt: null };
  const isReturned = outcome === 'returned' && moves.deliveredAt !== null;
  const total = items + ship - discount;
  return {
    plan,
    number: `R${random.digits(9)}`,
    ...{ items, ship, discount, total, canceledAt, ...moves },
    fromSource: sourceShare(plan, total),
    completedAt: paid,
    returned: isReturned && moves.deliveredAt ? returnOf(random, plan, moves.deliveredAt, now) : null,
  };
};

/** What has been refunded of an order. */
export const refundedOf = ({ canceledAt, returned, total }: OrderFacts): number => {
  if (canceledAt !== null) return total;
  return returned?.state === 'refunded' || returned?.state === 'payable' ? returned.amount : 0;
};
