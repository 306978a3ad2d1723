import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../db/schema';
import type { PromotionRow } from './promotions.tables';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 10;

const randomCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

type Terms = Pick<
  Insertable<Tables['promotions']>,
  'name' | 'percent' | 'amount' | 'max_amount' | 'min_order' | 'products' | 'expires_at'
>;

/** Issues a personal code for one use, in addition to other codes. */
export const issueCode = async (trx: Db, userId: number, terms: Terms, now: Date): Promise<PromotionRow> =>
  trx
    .insertInto('promotions')
    .values({
      ...{ ...terms, code: randomCode(), kind: 'coupon', user_id: userId },
      ...{ usage_limit: 1, combinable: true, starts_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findPromotions = (db: Db, ids: readonly number[]): Promise<PromotionRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('promotions').selectAll().where('id', 'in', ids).execute();
