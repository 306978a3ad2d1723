import type { PromotionState } from '@ortoo/contracts';
import { type Insertable, type Selectable, sql, type SqlBool, type Updateable } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';
import type { DiscountedLine } from './discount.rules';
import type { PromotionRow } from './promotions.tables';

export type StaffPromotionRow = PromotionRow & { owner: string | null };
/** Of a code without a limit. */
const maxUses = 2_147_483_647;

export type PromotionFields = Updateable<Tables['promotions']>;

const base = (db: Db) =>
  db
    .selectFrom('promotions as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .select(
      sql<string | null>`coalesce(nullif(trim(concat_ws(' ', u.firstname, u.lastname)), ''), u.email, u.phone)`.as(
        'owner',
      ),
    );

const isUsedUp = sql<SqlBool>`p.usage_limit is not null and p.used >= p.usage_limit`;

/** The same order of reasons as `stateOf`. */
const states = (now: Date): Readonly<Record<PromotionState, ReturnType<typeof sql<SqlBool>>>> => ({
  off: sql`not p.active`,
  expired: sql`p.active and p.expires_at <= ${now}`,
  used_up: sql`p.active and (p.expires_at is null or p.expires_at > ${now}) and ${isUsedUp}`,
  scheduled: sql`p.active and (p.expires_at is null or p.expires_at > ${now}) and not (${isUsedUp}) and p.starts_at > ${now}`,
  active: sql`p.active and (p.expires_at is null or p.expires_at > ${now}) and not (${isUsedUp})
    and (p.starts_at is null or p.starts_at <= ${now})`,
});

interface PromotionFilter extends PageRequest {
  q?: string | undefined;
  kind?: PromotionRow['kind'] | undefined;
  state?: PromotionState | undefined;
  audience?: 'everybody' | 'person' | undefined;
  sort: 'id' | '-id' | 'used' | '-used' | 'expires_at' | '-expires_at';
}

const orders = {
  id: sql`p.id`,
  '-id': sql`p.id desc`,
  used: sql`p.used, p.id`,
  '-used': sql`p.used desc, p.id desc`,
  expires_at: sql`p.expires_at nulls last, p.id`,
  '-expires_at': sql`p.expires_at desc nulls last, p.id desc`,
};

export const listStaffPromotions = (db: Db, filter: PromotionFilter, now: Date) => {
  const { q, kind, state, audience, sort, ...page } = filter;
  let query = base(db);
  if (kind) query = query.where('p.kind', '=', kind);
  if (state) query = query.where(states(now)[state]);
  if (audience) query = query.where('p.user_id', audience === 'person' ? 'is not' : 'is', null);
  if (q) {
    const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<SqlBool>`(p.code ilike ${text} or p.name ->> 'mn' ilike ${text} or p.name ->> 'en' ilike ${text})`,
    );
  }
  return readPage(query.orderBy(orders[sort]), page);
};

export const findStaffPromotion = (db: Db, id: number): Promise<StaffPromotionRow | undefined> =>
  base(db).where('p.id', '=', id).executeTakeFirst();

/** Undefined when there is such a code already. */
export const insertPromotion = async (trx: Db, row: Insertable<Tables['promotions']>): Promise<number | undefined> =>
  (
    await trx
      .insertInto('promotions')
      .values(row)
      .onConflict(conflict => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Undefined when somebody else has changed it since that version, or it was used more often than it may be now. */
export const updatePromotion = (
  trx: Db,
  id: number,
  version: number,
  fields: PromotionFields & { usage_limit: number | null },
): Promise<Selectable<Tables['promotions']> | undefined> =>
  trx
    .updateTable('promotions')
    .set({ ...fields, lock_version: version + 1 })
    .where('id', '=', id)
    .where('lock_version', '=', version)
    .where('used', '<=', fields.usage_limit ?? maxUses)
    .returningAll()
    .executeTakeFirst();

/** The orders that have used a code, the last first. */
export const findUses = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('adjustments as a')
    .innerJoin('promotion_uses as p', join =>
      join.onRef('p.promotion_id', '=', 'a.promotion_id').onRef('p.order_id', '=', 'a.order_id'),
    )
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select(['o.number', 'o.placed_at', 'a.amount'])
    .where('a.promotion_id', '=', id)
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();

export const sumTakenOff = async (db: Db, id: number): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(a.amount), 0)::bigint as sum from adjustments a
    join promotion_uses p using (promotion_id, order_id) where a.promotion_id = ${id}`.execute(db);
  return rows[0]?.sum ?? 0;
};

/** Which of these brands and products do not exist. */
export const findUnknown = async (
  db: Db,
  { brands, products }: { brands: readonly string[]; products: readonly string[] },
): Promise<{ brands: string[]; products: string[] }> => {
  const { rows } = await sql<{ field: 'brands' | 'products'; code: string }>`
    select 'brands' as field, code from unnest(${[...brands]}::text[]) as code
      where code not in (select code from brands)
    union all select 'products', slug from unnest(${[...products]}::text[]) as slug
      where slug not in (select slug from products)`.execute(db);
  const of = (field: string) => rows.filter(row => row.field === field).map(({ code }) => code);
  return { brands: of('brands'), products: of('products') };
};

export interface PaidOrder {
  number: string;
  total: number;
  lines: DiscountedLine[];
}

/** The last paid orders with what a discount looks at. */
export const findLastPaid = async (db: Db, limit: number): Promise<PaidOrder[]> => {
  const { rows } = await sql<PaidOrder>`
    with last as (
      select id, number, total, completed_at from orders
      where completed_at is not null and state <> 'canceled' order by completed_at desc limit ${limit})
    select o.number, o.total, json_agg(json_build_object(
      'brand', b.code, 'slug', p.slug, 'amount', l.price * l.quantity)) as lines
    from last o join line_items l on l.order_id = o.id join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id left join brands b on b.id = p.brand_id
    group by o.id, o.number, o.total, o.completed_at order by o.completed_at desc`.execute(db);
  return rows;
};
