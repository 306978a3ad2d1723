import { sql } from 'kysely';
import { changed } from '../db/changes';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';

interface StoredRules {
  min_order: number;
  min_amount: number;
  max_share: number;
  cashback: number;
  recharge_min: number | null;
  recharge_max: number | null;
}

/** False when somebody else has changed it since that version. */
export const updateWalletRules = async (trx: Db, code: string, version: number, rules: StoredRules) => {
  const isChanged = await trx
    .updateTable('wallets')
    .set({ ...rules, lock_version: version + 1 })
    .where('code', '=', code)
    .where('lock_version', '=', version)
    .returning('code')
    .$call(hasRow);
  if (isChanged) await changed(trx, 'wallet');
  return isChanged;
};

/** The row as it is in this transaction, not in the cache. */
export const lockWallet = (trx: Db, code: string) =>
  trx
    .selectFrom('wallets')
    .selectAll()
    .where('code', '=', code)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst();

export interface TriedOrder {
  total: number;
  lines: { brand: string | null; sku: string; amount: number }[];
}

/** The last paid orders, to try rules on. */
export const findLastPaid = async (db: Db, limit: number): Promise<TriedOrder[]> => {
  const { rows } = await sql<TriedOrder>`
    with last as (
      select id, total, completed_at from orders
      where completed_at is not null and state <> 'canceled' order by completed_at desc limit ${limit})
    select o.total, json_agg(json_build_object(
      'brand', b.code, 'sku', v.sku, 'amount', l.price * l.quantity)) as lines
    from last o join line_items l on l.order_id = o.id join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id left join brands b on b.id = p.brand_id
    group by o.id, o.total, o.completed_at order by o.completed_at desc`.execute(db);
  return rows;
};
