import { type Booking, leaseOffer, type LeaseOffer } from '@ortoo/contracts';
import type { Buyer } from './buyers';
import type { Goods } from './goods.tables';
import type { Random } from './random';

export const [hour, day] = [3_600_000, 86_400_000];
const zone = 8 * hour;

export interface PlannedLine {
  goods: Goods;
  quantity: number;
  price: number;
  booking: Booking | null;
}

export type Outcome = 'sold' | 'canceled' | 'returned' | 'failed' | 'expired' | 'pending';
export type Method = 'qr' | 'card' | 'bank_transfer' | 'most' | 'leasing';

export interface PlannedOrder {
  buyer: Buyer;
  placed: Date;
  lines: PlannedLine[];
  /** Null when nothing is sent. */
  delivery: 'city_48h' | 'city_24h' | 'country_7_14d' | 'pickup' | null;
  method: Method;
  /** What pays a part of it besides. */
  source: 'wallet' | 'voucher' | 'gift_card' | null;
  isDiscounted: boolean;
  lease: LeaseOffer | null;
  outcome: Outcome;
}

const kinds = { goods: 74, coupon: 8, ticket: 9, hotel: 5, trip: 4 } as const;
type Kind = keyof typeof kinds;

/** Wishes for one order; the rest is left to chance. */
interface Wish {
  buyer: Buyer;
  placed: Date;
  kind?: Kind;
  outcome?: Outcome;
  method?: Method;
}

const daily = (date: Date): string => new Date(date.getTime() + zone).toISOString().slice(0, 10);

/** Travel that is over by now takes no room and no seat from anybody. */
const bookingOf = (random: Random, goods: Goods, { placed, buyer }: Wish): Booking | null => {
  const start = new Date(placed.getTime() + random.whole(1, 3) * day);
  if (goods.kind === 'hotel') {
    const check_out = daily(new Date(start.getTime() + random.whole(1, 3) * day));
    return { kind: 'stay', check_in: daily(start), check_out, rooms: 1, adults: 2, children: [] };
  }
  if (goods.kind !== 'trip') return null;
  const passenger = { salutation: 'MR', firstname: buyer.firstname, lastname: buyer.lastname } as const;
  return { kind: 'trip', departure: daily(start), passengers: [passenger] };
};

const nightsOf = (booking: Booking | null): number =>
  booking?.kind === 'stay' ? (Date.parse(booking.check_out) - Date.parse(booking.check_in)) / day : 1;

const linesOf = (random: Random, shelf: readonly Goods[], kind: Kind, wish: Wish): PlannedLine[] => {
  const fitting = shelf.filter(goods => goods.kind === kind);
  const count = kind === 'goods' ? Number(random.weighted({ 1: 60, 2: 28, 3: 12 })) : 1;
  const chosen = new Map(Array.from({ length: count }, () => random.pick(fitting)).map(goods => [goods.id, goods]));
  return [...chosen.values()].map(goods => {
    const booking = bookingOf(random, goods, wish);
    const isSingle = booking !== null || goods.price > 400_000;
    const quantity = isSingle ? 1 : Number(random.weighted({ 1: 78, 2: 17, 3: 5 }));
    return { goods, quantity, price: goods.price * nightsOf(booking), booking };
  });
};

const deliveryOf = (random: Random, kind: Kind, { address }: Buyer): PlannedOrder['delivery'] => {
  if (kind !== 'goods') return null;
  if (address.province !== '11') return 'country_7_14d';
  return random.weighted({ city_48h: 58, city_24h: 20, pickup: 22 });
};

/** What is over for a week is compared with no provider any more. */
const methodOf = (random: Random, age: number, outcome: Outcome): Method => {
  // Staff refund a transfer by hand.
  if (outcome === 'canceled') return 'qr';
  return age > 9 * day
    ? random.weighted({ qr: 66, card: 16, bank_transfer: 9, most: 9 })
    : random.weighted({ qr: 88, bank_transfer: 12 });
};

const outcomeOf = (random: Random, kind: Kind, { hasAccount }: Buyer): Outcome => {
  const isGoods = kind === 'goods';
  // A user has one open order: it would be the cart of the next ones.
  const unpaid = hasAccount ? 0 : 5;
  return random.weighted({
    ...{ sold: 88, canceled: isGoods ? 4 : 0, returned: isGoods ? 6 : 0 },
    ...{ failed: unpaid, expired: unpaid },
  });
};

export const planOrder = (random: Random, shelf: readonly Goods[], wish: Wish, now: Date): PlannedOrder => {
  const { buyer, placed } = wish;
  const age = now.getTime() - placed.getTime();
  const drawn = wish.kind ?? random.weighted(kinds);
  // A stay or a trip of the last days may still be ahead.
  const isAhead = (drawn === 'hotel' || drawn === 'trip') && age < 8 * day;
  const kind = isAhead || shelf.every(goods => goods.kind !== drawn) ? 'goods' : drawn;
  const outcome = wish.outcome ?? outcomeOf(random, kind, buyer);
  const lines = linesOf(random, shelf, kind, wish);
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const method = wish.method ?? methodOf(random, age, outcome);
  const isPlain = outcome === 'sold' && method !== 'leasing';
  const isLeasable = outcome === 'sold' && buyer.hasAccount && age > 9 * day && kind === 'goods';
  const offer =
    isLeasable && (method === 'leasing' || random.next() < 0.2) ? leaseOffer(total, random.pick([3, 6, 12])) : null;
  const extra = isPlain && !offer && buyer.hasAccount ? random.next() : 1;
  return {
    buyer,
    placed,
    lines,
    delivery: offer?.ok ? 'pickup' : deliveryOf(random, kind, buyer),
    method: offer?.ok ? 'leasing' : method === 'leasing' ? 'qr' : method,
    source: extra < 0.06 ? 'wallet' : extra < 0.09 ? 'voucher' : extra < 0.12 ? 'gift_card' : null,
    isDiscounted: isPlain && !offer && random.next() < 0.08,
    lease: offer?.ok ? offer.value : null,
    outcome,
  };
};

/** A time of day at which people buy, on the day that is so many days ago; more of them on newer days. */
const placedAt = (random: Random, now: Date, days: number): Date => {
  const age = Math.floor(days * random.next() ** 1.7);
  const midnight = Math.floor((now.getTime() + zone) / day) * day - zone;
  const local = Number(random.weighted({ 9: 3, 11: 6, 13: 8, 15: 6, 17: 6, 19: 9, 20: 12, 21: 14, 22: 10, 23: 4 }));
  const at = midnight - age * day + local * hour + random.whole(0, 59) * 60_000 + random.whole(0, 59_999);
  return new Date(at > now.getTime() - hour ? at - day : at);
};

/** What the example shopper has bought, by days ago. */
const ownWishes: readonly (Omit<Wish, 'buyer' | 'placed'> & { days: number })[] = [
  { days: 82, kind: 'goods', outcome: 'sold', method: 'card' },
  { days: 71, kind: 'goods', outcome: 'sold', method: 'leasing' },
  { days: 58, kind: 'goods', outcome: 'returned', method: 'qr' },
  { days: 44, kind: 'ticket', outcome: 'sold', method: 'qr' },
  { days: 33, kind: 'hotel', outcome: 'sold', method: 'card' },
  { days: 26, kind: 'coupon', outcome: 'sold', method: 'qr' },
  { days: 17, kind: 'goods', outcome: 'canceled', method: 'qr' },
  { days: 6, kind: 'coupon', outcome: 'sold', method: 'qr' },
  { days: 5, kind: 'goods', outcome: 'sold', method: 'qr' },
  { days: 4, kind: 'ticket', outcome: 'sold', method: 'qr' },
  { days: 2, kind: 'goods', outcome: 'sold', method: 'qr' },
];

interface Market {
  shelf: readonly Goods[];
  buyers: readonly Buyer[];
  /** The example shopper. */
  own: Buyer;
  now: Date;
}

const days = 90;
const count = 600;
const pendingCount = 6;

/** Orders of the last 90 days, oldest first. */
export const planOrders = (random: Random, { shelf, buyers, own, now }: Market): PlannedOrder[] => {
  const plan = (wish: Wish) => planOrder(random, shelf, wish, now);
  const dear = shelf.filter(({ kind, price }) => kind === 'goods' && price > 250_000);
  const owned = ownWishes.map(({ days: ago, ...wish }) => {
    const placed = new Date(now.getTime() - ago * day - 3 * hour);
    return planOrder(
      random,
      wish.method === 'leasing' && dear.length > 0 ? dear : shelf,
      { ...wish, buyer: own, placed },
      now,
    );
  });
  const others = Array.from({ length: count - owned.length - pendingCount }, () =>
    plan({ buyer: random.pick(buyers), placed: placedAt(random, now, days) }),
  );
  const guests = buyers.filter(({ hasAccount }) => !hasAccount);
  const pending = Array.from({ length: pendingCount }, (_, at) =>
    plan({
      ...{ buyer: random.pick(guests), placed: new Date(now.getTime() - (at + 1) * 23 * 60_000) },
      ...{ kind: 'goods', outcome: 'pending', method: 'bank_transfer' },
    }),
  );
  return [...owned, ...others, ...pending].sort((a, b) => a.placed.getTime() - b.placed.getTime());
};
