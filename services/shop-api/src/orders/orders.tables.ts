import type { OrderStatus } from '@ortoo/contracts';
import { type Selectable, sql, type Updateable } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

export type OrderRow = Selectable<Tables['orders']>;

const open = ['cart', 'address', 'delivery', 'payment', 'confirm'] as const;

/** Owner of an order: a user, or a guest by its token. */
export type Owner = { userId: number } | { token: string };

const owned = (db: Db, owner: Owner) => {
  const query = db.selectFrom('orders').selectAll();
  return 'userId' in owner
    ? query.where('user_id', '=', owner.userId)
    : query.where('token', '=', owner.token).where('user_id', 'is', null);
};

interface Found {
  /** Against other commands until the transaction ends. */
  locked?: boolean;
}

/** The owner's incomplete order. */
export const findCurrentOrder = (
  db: Db,
  owner: Owner,
  site: string,
  { locked = false }: Found = {},
): Promise<OrderRow | undefined> =>
  owned(db, owner)
    .where('site', '=', site)
    .where('state', 'in', open)
    .where('completed_at', 'is', null)
    .$if(locked, query => query.forUpdate())
    .executeTakeFirst();

/** Another site has neither carts of this one nor orders of its guests; what users have bought is theirs everywhere. */
export const findOrderOf = (
  db: Db,
  owner: Owner,
  { number, site }: Pick<OrderRow, 'number' | 'site'>,
  { locked = false }: Found = {},
): Promise<OrderRow | undefined> =>
  owned(db, owner)
    .where('number', '=', number)
    .where(({ eb, and, or }) =>
      or([eb('site', '=', site), and([eb('user_id', 'is not', null), eb('completed_at', 'is not', null)])]),
    )
    .$if(locked, query => query.forUpdate())
    .executeTakeFirst();

/** Finds an order and locks it. */
export type LockOrder = (trx: Db) => Promise<OrderRow>;

/** Locks the order against other commands until the transaction ends. */
export const lockOrder = (trx: Db, id: number): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const findOrderById = (db: Db, id: number): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Names of the tables with rows of an order. A cart has few; one query saves the empty reads. */
export const findAdjacent = (db: Db, id: number) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('payments').select('id').where('order_id', '=', id)).as('payments'),
      exists(selectFrom('adjustments').select('id').where('order_id', '=', id)).as('adjustments'),
      exists(selectFrom('shipments').select('id').where('order_id', '=', id)).as('shipments'),
      exists(selectFrom('receipts').select('order_id').where('order_id', '=', id)).as('receipts'),
      exists(selectFrom('coupons').select('id').where('order_id', '=', id)).as('coupons'),
      exists(selectFrom('licenses').select('id').where('order_id', '=', id)).as('licenses'),
    ])
    .executeTakeFirstOrThrow();

export type AdjacentOrder = Awaited<ReturnType<typeof findAdjacent>>;

type NewOrder = Pick<OrderRow, 'number' | 'token' | 'user_id' | 'site'> & { now: Date };

/** Undefined when the user has a current order already: two first clicks create one cart. */
export const insertOrder = (db: Db, { now, ...order }: NewOrder): Promise<OrderRow | undefined> =>
  db
    .insertInto('orders')
    .values({ ...order, state: 'cart', payment_state: null, shipment_state: null, created_at: now, updated_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Marks a sale as counted; false when it is no sale yet or is counted already. */
export const markSaleCounted = (db: Db, id: number, now: Date): Promise<boolean> =>
  db
    .updateTable('orders')
    .set({ sale_counted_at: now })
    .where('id', '=', id)
    .where('completed_at', 'is not', null)
    .where('sale_counted_at', 'is', null)
    .returning('id')
    .$call(hasRow);

/** Writes a change and increments the version. */
export const updateOrder = async (
  trx: Db,
  order: OrderRow,
  change: Updateable<Tables['orders']>,
  now: Date,
): Promise<OrderRow> =>
  trx
    .updateTable('orders')
    .set({ ...change, updated_at: now, lock_version: order.lock_version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteOrder = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('orders').where('id', '=', id).execute();
};

interface OrderFilter extends PageRequest {
  status?: OrderStatus | undefined;
  sort: 'newest' | 'oldest';
  q?: string | undefined;
}

/** Paid for and, where something is sent, delivered. */
const isDone = sql<boolean>`coalesce(payment_state = 'paid', false) and (shipment_state is null or delivered_at is not null)`;

const ofStatus = {
  underway: sql<boolean>`state = 'complete' and not (${isDone})`,
  completed: sql<boolean>`state = 'complete' and ${isDone}`,
  canceled: sql<boolean>`state = 'canceled'`,
  returned: sql<boolean>`state in ('awaiting_return', 'returned')`,
} as const satisfies Record<OrderStatus, unknown>;

/** `%` and `_` of a reader's words are letters. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

/** A user's completed orders. */
export const listOrders = (db: Db, userId: number, { status, sort, q, ...page }: OrderFilter) => {
  const query = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .$if(status !== undefined, found => found.where(ofStatus[status!]))
    .$if(Boolean(q), found =>
      found.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('number', 'ilike', containing(q!)),
          exists(
            selectFrom('line_items as l')
              .innerJoin('variants as v', 'v.id', 'l.variant_id')
              .innerJoin('products as p', 'p.id', 'v.product_id')
              .select('l.id')
              .whereRef('l.order_id', '=', 'orders.id')
              .where(
                sql<boolean>`exists (select from jsonb_each(p.text::jsonb) names
                  where names.value ->> 'name' ilike ${containing(q!)})`,
              ),
          ),
        ]),
      ),
    );
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return readPage(query.selectAll().orderBy('completed_at', direction).orderBy('id', direction), page);
};

/** Contact of a buyer with an account; an order without delivery has no address with one. */
export const findContact = async (db: Db, userId: number | null) =>
  userId === null
    ? undefined
    : db.selectFrom('users').select(['email', 'phone', 'birth_date']).where('id', '=', userId).executeTakeFirst();

/**
 * Remembers for the next order of a buyer with an account where this one goes, and the birth date of a buyer of alcohol;
 * a known one stays. Returns the contact.
 */
export const rememberBuyer = (trx: Db, { user_id, ship_address_id, birth_date }: OrderRow) =>
  user_id === null
    ? undefined
    : trx
        .updateTable('users')
        .set({
          ...(ship_address_id !== null && { ship_address_id }),
          birth_date: sql`coalesce(birth_date, ${birth_date}::date)`,
        })
        .where('id', '=', user_id)
        .returning(['email', 'phone'])
        .executeTakeFirst();

/** Makes a user the owner of a guest's completed order with what was issued for it; false when it is no such order. */
export const claimOrder = async (
  trx: Db,
  { number, site, token }: Pick<OrderRow, 'number' | 'site' | 'token'>,
  user_id: number,
): Promise<boolean> => {
  const claimed = await trx
    .updateTable('orders')
    .set({ user_id })
    .where('number', '=', number)
    .where('site', '=', site)
    .where('token', '=', token)
    .where('user_id', 'is', null)
    .where('completed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return false;
  await trx.updateTable('coupons').set({ user_id }).where('order_id', '=', claimed.id).execute();
  await trx.updateTable('licenses').set({ user_id }).where('order_id', '=', claimed.id).execute();
  return true;
};

/** Orders with an expired payment deadline. */
export const findOverdue = (db: Db, now: Date): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('held_until', '<=', now)
    .where('completed_at', 'is', null)
    .limit(100)
    .execute();
