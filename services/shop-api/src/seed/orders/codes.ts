import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { couponNumber, signCoupon } from '../../tickets/coupon-code.rules';
import { signerOf } from '../../tickets/api';
import { exampleAccounts } from '../example-accounts';
import { insertAll, insertReturning } from './insert-all.tables';
import type { LoadedOrder } from './loaded';
import { day, hour, type PlannedLine } from './plan-orders';
import type { Random } from './random';

type Coupon = Insertable<Tables['coupons']>;

const places = ['1-р хаалга', '2-р хаалга', 'Төв салбар', 'Зочид буудлын угтах хэсэг'];

const snapshotOf = ({ goods }: PlannedLine): string =>
  JSON.stringify({
    name: Object.fromEntries(Object.entries(goods.text).map(([locale, text]) => [locale, text?.name ?? ''])),
    ...{ options: [], image: goods.variant_image ?? goods.images[0] ?? null, store: goods.store_name, place: null },
  });

const issue = (random: Random, { facts, id, userId, lineIds }: LoadedOrder, paid: Date, now: Date) =>
  facts.plan.lines.flatMap((line, at): (Omit<Coupon, 'code'> & { event: number })[] => {
    const { kind } = line.goods;
    if (kind !== 'coupon' && kind !== 'ticket') return [];
    const eventAt = kind === 'ticket' ? new Date(paid.getTime() + random.whole(2, 24) * day) : null;
    const validUntil = eventAt ? new Date(eventAt.getTime() + day) : new Date(paid.getTime() + 60 * day);
    return Array.from({ length: line.quantity }, () => {
      const used = eventAt ?? new Date(paid.getTime() + random.whole(1, 40) * day + random.whole(0, 8) * hour);
      const isUsed = used < now && random.next() < 0.8;
      return {
        ...{ number: couponNumber(below => random.whole(0, below - 1)), kind, order_id: id, user_id: userId },
        ...{ line_item_id: lineIds[at]!, snapshot: snapshotOf(line), issued_at: paid, valid_until: validUntil },
        event: line.goods.product_id,
        ...{ event_at: eventAt, used_at: isUsed ? used : null, used_where: isUsed ? random.pick(places) : null },
      };
    });
  });

/** The coupons and tickets of paid orders, with what the scanners have read. */
export const loadCodes = async (
  trx: Kysely<Tables>,
  random: Random,
  orders: readonly LoadedOrder[],
  now: Date,
): Promise<void> => {
  const signer = await signerOf(trx, now);
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', exampleAccounts[1]?.email ?? '')
    .executeTakeFirstOrThrow();
  const coupons = orders.flatMap(order =>
    order.facts.completedAt === null ? [] : issue(random, order, order.facts.completedAt, now),
  );
  const rows = coupons.map(({ event, ...coupon }): Coupon => {
    const { number, kind, valid_until: validUntil } = coupon;
    const code = signCoupon({ number, kind, validUntil, event }, signer);
    return { ...coupon, code, used_by: coupon.used_at ? staff.id : null };
  });
  const ids = await insertReturning(trx, 'coupons', rows);
  const scans = rows.flatMap(({ used_at: at, used_where: place = null }, index) =>
    at ? [{ coupon_id: ids[index]!, at, user_id: staff.id, place, result: 'granted' as const }] : [],
  );
  await insertAll(trx, 'coupon_scans', scans);
};
