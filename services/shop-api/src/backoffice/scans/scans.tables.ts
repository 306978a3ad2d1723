import { shopTimeZone } from '@ortoo/i18n';
import { type Insertable, type Selectable, sql } from 'kysely';
import { hasRow } from '../../db/has-row';
import type { Db, Tables } from '../../db/schema';
import type { CouponSnapshot } from '../../db/schema.orders';

export type ScanRow = Selectable<Tables['coupon_scans']>;

/** Records a scan that has not been recorded yet; waits for the same one in another transaction. Else undefined. */
export const claimScan = async (trx: Db, scan: Insertable<Tables['coupon_scans']>): Promise<number | undefined> => {
  const row = await trx
    .insertInto('coupon_scans')
    .values(scan)
    .onConflict(conflict => conflict.column('nonce').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const findScan = (db: Db, nonce: string): Promise<ScanRow | undefined> =>
  db.selectFrom('coupon_scans').selectAll().where('nonce', '=', nonce).executeTakeFirst();

export const setResult = async (trx: Db, id: number, result: ScanRow['result']): Promise<void> => {
  await trx.updateTable('coupon_scans').set({ result }).where('id', '=', id).execute();
};

/** Its device got no answer, and let the guest in. */
export const markAdmitted = async (trx: Db, nonce: string, userId: number): Promise<void> => {
  await trx
    .updateTable('coupon_scans')
    .set({ admitted: true })
    .where('nonce', '=', nonce)
    .where('user_id', '=', userId)
    .execute();
};

/** Until the transaction ends; inserting scans of the coupon is possible meanwhile. */
export const lockCoupon = async (trx: Db, id: number): Promise<void> => {
  await trx.selectFrom('coupons').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

/** Marks a granted scan as undone, for its scanner, the first time, until its minute is over; otherwise undefined. */
export const markUndone = (
  trx: Db,
  { nonce, userId, since, now }: { nonce: string; userId: number; since: Date; now: Date },
): Promise<ScanRow | undefined> =>
  trx
    .updateTable('coupon_scans')
    .set({ undone_at: now })
    .where('nonce', '=', nonce)
    .where('user_id', '=', userId)
    .where('result', '=', 'granted')
    .where('undone_at', 'is', null)
    .where('recorded_at', '>', since)
    .returningAll()
    .executeTakeFirst();

/** Makes a coupon valid again, when it is this scan that has used it. */
export const markUnused = (trx: Db, { coupon_id, user_id, at }: ScanRow): Promise<boolean> =>
  trx
    .updateTable('coupons')
    .set({ used_at: null, used_by: null, used_where: null })
    .where('id', '=', coupon_id)
    .where('used_by', '=', user_id)
    .where('used_at', '=', at)
    .returning('id')
    .$call(hasRow);

const ofVendor = (vendorId: number | null) => (vendorId === null ? sql`` : sql`and p.vendor_id = ${vendorId}`);

export interface ScanEventRow {
  id: number;
  name: CouponSnapshot['name'];
  kind: 'coupon' | 'ticket';
  event_at: Date | null;
  issued: number;
  used: number;
}

/** Products with coupons that are valid after this time: events in the order of their time, then the rest. */
export const listScanEvents = async (db: Db, since: Date, vendorId: number | null): Promise<ScanEventRow[]> => {
  const { rows } = await sql<ScanEventRow>`
    select p.id, (array_agg(c.snapshot -> 'name' order by c.id desc))[1] as name, min(c.kind) as kind,
      min(c.event_at) as event_at, count(*)::int as issued, count(c.used_at)::int as used
    from coupons c
    join line_items l on l.id = c.line_item_id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    where c.cancelled_at is null and c.valid_until > ${since} ${ofVendor(vendorId)}
    group by p.id
    order by min(c.event_at) nulls last, p.id
    limit 200`.execute(db);
  return rows;
};

export interface GateCountRow {
  gate: string;
  granted: number;
  rejected: number;
  conflicts: number;
  last_at: Date;
}

/** Of an event; without one, of the day in the shop's time zone. */
export const countGates = async (
  db: Db,
  { event, now, vendorId }: { event: number | undefined; now: Date; vendorId: number | null },
): Promise<GateCountRow[]> => {
  const today = sql`date_trunc('day', ${now}::timestamptz at time zone ${shopTimeZone}) at time zone ${shopTimeZone}`;
  const scope = event === undefined ? sql`s.at >= ${today}` : sql`s.event_id = ${event}`;
  const own =
    vendorId === null
      ? sql``
      : sql`and exists (select from staff_members m where m.user_id = s.user_id and m.vendor_id = ${vendorId})`;
  const { rows } = await sql<GateCountRow>`
    select coalesce(s.place, '') as gate,
      (count(*) filter (where s.result = 'granted' and s.undone_at is null))::int as granted,
      (count(*) filter (where s.result <> 'granted'))::int as rejected,
      (count(*) filter (where s.result <> 'granted' and s.admitted))::int as conflicts,
      max(s.at) as last_at
    from coupon_scans s
    where ${scope} ${own}
    group by 1
    order by granted desc, gate
    limit 200`.execute(db);
  return rows;
};
