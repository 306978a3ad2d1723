import { shopTimeZone } from '@ortoo/i18n';
import { type Insertable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

const fullName = (alias: string) =>
  sql<string>`trim(concat_ws(' ', ${sql.ref(`${alias}.firstname`)}, ${sql.ref(`${alias}.lastname`)}))`;

const productId = sql<number>`(select v.product_id from line_items l join variants v on v.id = l.variant_id
  where l.id = c.line_item_id)`;

const full = (db: Db) =>
  db
    .selectFrom('coupons as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .leftJoin('users as buyer', 'buyer.id', 'c.user_id')
    .leftJoin('users as used', 'used.id', 'c.used_by')
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .selectAll('c')
    .select(['o.number as order_number', 'buyer.phone as buyer_phone', 'a.phone as address_phone'])
    .select([fullName('buyer').as('buyer_name'), fullName('used').as('used_by_name'), productId.as('product_id')]);

/** Unused coupons come last, whatever the order of their use. */
const orders = {
  issued_at: sql`c.issued_at, c.id`,
  '-issued_at': sql`c.issued_at desc, c.id desc`,
  valid_until: sql`c.valid_until, c.id`,
  '-valid_until': sql`c.valid_until desc, c.id desc`,
  used_at: sql`c.used_at nulls last, c.id`,
  '-used_at': sql`c.used_at desc nulls last, c.id desc`,
};

interface StaffFilter extends PageRequest {
  q?: string | undefined;
  state?: 'active' | 'used' | 'expired' | 'cancelled' | undefined;
  kind?: 'coupon' | 'ticket' | undefined;
  event_on?: string | undefined;
  sort: keyof typeof orders;
  now: Date;
  vendorId: number | null;
}

/** Condition: whether a coupon is for something that the vendor sells. */
const isOf = (vendorId: number) =>
  sql<boolean>`exists (select from line_items l join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id where l.id = c.line_item_id and p.vendor_id = ${vendorId})`;

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const condition = (filter: StaffFilter) => {
  const states = {
    active: sql<boolean>`c.used_at is null and c.cancelled_at is null and c.valid_until > ${filter.now}`,
    used: sql<boolean>`c.used_at is not null and c.cancelled_at is null`,
    expired: sql<boolean>`c.used_at is null and c.cancelled_at is null and c.valid_until <= ${filter.now}`,
    cancelled: sql<boolean>`c.cancelled_at is not null`,
  };
  const parts = [filter.state ? states[filter.state] : sql<boolean>`true`];
  if (filter.vendorId !== null) parts.push(isOf(filter.vendorId));
  if (filter.kind) parts.push(sql<boolean>`c.kind = ${filter.kind}`);
  if (filter.event_on)
    parts.push(sql<boolean>`(c.event_at at time zone ${shopTimeZone})::date = ${filter.event_on}::date`);
  if (filter.q) {
    const text = like(filter.q);
    parts.push(sql<boolean>`(c.number ilike ${text} or c.code = ${filter.q} or o.number ilike ${text}
      or buyer.phone like ${text} or a.phone like ${text} or buyer.email ilike ${text}
      or ${fullName('buyer')} ilike ${text} or c.snapshot ->> 'name' ilike ${text})`);
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
};

export const listStaffCoupons = (db: Db, filter: StaffFilter) =>
  readPage(full(db).where(condition(filter)).orderBy(orders[filter.sort]), filter);

/** By id, by the number under the QR, or by the whole signed code. @param vendorId its vendor, when it must be this one */
export const findStaffCoupon = (db: Db, reference: string, vendorId: number | null) => {
  const query = full(db).$if(vendorId !== null, some => some.where(isOf(vendorId!)));
  if (/^\d{1,9}$/.test(reference)) return query.where('c.id', '=', Number(reference)).executeTakeFirst();
  return query
    .where(({ eb, or }) => or([eb('c.number', '=', reference.toUpperCase()), eb('c.code', '=', reference)]))
    .executeTakeFirst();
};

/** By the whole signed code, or by the number under it. */
export const findScannedCoupon = (db: Db, code: string, vendorId: number | null) =>
  full(db)
    .$if(vendorId !== null, some => some.where(isOf(vendorId!)))
    .where(({ eb, or }) => or([eb('c.number', '=', code.toUpperCase()), eb('c.code', '=', code)]))
    .executeTakeFirst();

export type StaffCouponRow = NonNullable<Awaited<ReturnType<typeof findStaffCoupon>>>;

/** Marks it as used, for the first caller and while it is valid; otherwise false. */
export const markUsed = (trx: Db, id: number, by: number, where: string | null, now: Date): Promise<boolean> =>
  trx
    .updateTable('coupons')
    .set({ used_at: now, used_by: by, used_where: where })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('valid_until', '>', now)
    .returning('id')
    .$call(hasRow);

export const insertScan = async (trx: Db, scan: Insertable<Tables['coupon_scans']>): Promise<void> => {
  await trx.insertInto('coupon_scans').values(scan).execute();
};

export const findScans = (db: Db, couponId: number) =>
  db
    .selectFrom('coupon_scans as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.at', 's.place', 's.result', 's.undone_at', fullName('u').as('by')])
    .where('s.coupon_id', '=', couponId)
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute();
