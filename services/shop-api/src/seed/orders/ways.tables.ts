import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema';

const found = <T>(rows: readonly T[], isIt: (row: T) => boolean, code: string): T => {
  const row = rows.find(isIt);
  if (!row) throw new Error(`There is no ${code}`);
  return row;
};

/** Ways of delivery and of paying, and places to collect. */
export const readWays = async (trx: Kysely<Tables>) => {
  const deliveries = await trx.selectFrom('delivery_choices').select(['id', 'code', 'fee', 'free_from']).execute();
  const methods = await trx.selectFrom('payment_methods').select(['id', 'code', 'kind', 'provider']).execute();
  const stores = await trx.selectFrom('stock_locations').select('id').orderBy('id').execute();
  return {
    delivery: (code: string) => found(deliveries, row => row.code === code, code),
    /** By its code or its kind. */
    method: (code: string) => found(methods, row => row.code === code || row.kind === code, code),
    stores: stores.map(({ id }) => id),
  };
};

export type Ways = Awaited<ReturnType<typeof readWays>>;
