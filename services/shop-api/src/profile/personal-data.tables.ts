import { sql } from 'kysely';
import type { Db, Tables } from '../db/schema';

interface PersonalTable {
  /** Column with the user's id. */
  column: string;
  /** Columns that nobody gets: hashes, tokens, keys. */
  secret?: readonly string[];
  /**
   * What becomes of the rows when their user deletes the account. `kept`: accounting and consumer law require them,
   * or the books would not balance.
   */
  fate: 'deleted' | 'kept';
}

/** Every table with rows of one user. A test compares it with the database. */
export const personalTables: Readonly<Partial<Record<keyof Tables, PersonalTable>>> = {
  sessions: { column: 'user_id', secret: ['token_hash'], fate: 'deleted' },
  audit_entries: { column: 'user_id', fate: 'kept' },
  staff_members: { column: 'user_id', fate: 'deleted' },
  oauth_tokens: { column: 'user_id', secret: ['access_hash', 'refresh_hash', 'family'], fate: 'deleted' },
  passkeys: { column: 'user_id', secret: ['credential_id', 'public_key'], fate: 'deleted' },
  passkey_challenges: { column: 'user_id', secret: ['challenge_hash'], fate: 'deleted' },
  social_links: { column: 'user_id', fate: 'deleted' },
  social_attempts: {
    column: 'user_id',
    secret: ['browser_hash', 'state_hash', 'nonce', 'verifier', 'outcome'],
    fate: 'deleted',
  },
  recovery_codes: { column: 'user_id', secret: ['code_hash'], fate: 'deleted' },
  addresses: { column: 'user_id', fate: 'deleted' },
  user_organizations: { column: 'user_id', fate: 'deleted' },
  notification_choices: { column: 'user_id', fate: 'deleted' },
  quiet_hours: { column: 'user_id', fate: 'deleted' },
  wish_lists: { column: 'user_id', secret: ['share_token'], fate: 'deleted' },
  saved_products: { column: 'user_id', fate: 'deleted' },
  bookmarks: { column: 'user_id', fate: 'deleted' },
  publications: { column: 'user_id', fate: 'deleted' },
  authors: { column: 'user_id', fate: 'kept' },
  author_follows: { column: 'user_id', fate: 'deleted' },
  comments: { column: 'user_id', fate: 'deleted' },
  comment_ratings: { column: 'user_id', fate: 'deleted' },
  comment_reports: { column: 'user_id', fate: 'deleted' },
  comment_names: { column: 'user_id', fate: 'deleted' },
  viewed_products: { column: 'user_id', fate: 'deleted' },
  searches: { column: 'user_id', fate: 'deleted' },
  notifications: { column: 'user_id', fate: 'deleted' },
  reviews: { column: 'user_id', fate: 'kept' },
  review_votes: { column: 'user_id', fate: 'deleted' },
  one_time_codes: { column: 'user_id', secret: ['token_hash', 'code_hash'], fate: 'deleted' },
  email_confirmations: { column: 'user_id', secret: ['token_hash'], fate: 'deleted' },
  quotes: { column: 'user_id', fate: 'deleted' },
  cards: { column: 'user_id', secret: ['token'], fate: 'deleted' },
  card_invoices: { column: 'user_id', secret: ['url'], fate: 'deleted' },
  orders: { column: 'user_id', secret: ['token'], fate: 'kept' },
  order_notes: { column: 'user_id', fate: 'kept' },
  coupons: { column: 'user_id', fate: 'kept' },
  licenses: { column: 'user_id', fate: 'kept' },
  leases: { column: 'user_id', fate: 'kept' },
  money_grants: { column: 'user_id', secret: ['proposed_by', 'decided_by'], fate: 'kept' },
  vouchers: { column: 'user_id', fate: 'kept' },
  recharges: { column: 'user_id', fate: 'kept' },
  promotions: { column: 'user_id', fate: 'kept' },
  promotion_uses: { column: 'user_id', fate: 'kept' },
  draws: { column: 'user_id', fate: 'kept' },
  draw_entries: { column: 'user_id', fate: 'kept' },
  contact_forms: { column: 'user_id', fate: 'deleted' },
  ledger_accounts: { column: 'user_id', fate: 'kept' },
};

const entries = Object.entries(personalTables);

export type PersonalRows = Record<string, Record<string, unknown>[]>;

/** What the shop has about a user, by table, without secrets. */
export const readPersonalRows = async (db: Db, userId: number): Promise<PersonalRows> => {
  const tables: PersonalRows = {};
  for (const [table, { column, secret = [] }] of entries) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db);
    tables[table] = rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))));
  }
  return tables;
};

/**
 * Deletes a user's rows, except those that must be kept. Addresses of orders and answered comments stay with these, without the user. Returns
 * the ids of reviews, which have pictures and count in averages.
 */
export const deletePersonalRows = async (trx: Db, userId: number): Promise<number[]> => {
  await sql`update addresses set user_id = null where user_id = ${userId} and exists (
    select from orders o where o.ship_address_id = addresses.id or o.bill_address_id = addresses.id)`.execute(trx);
  // What others have answered stays.
  await sql`update comments set user_id = null, author = '', text = '', state = 'removed', reason = null, note = null
    where user_id = ${userId} and exists (select from comments reply where reply.thread_id = comments.id)`.execute(trx);
  for (const [table, { column, fate }] of entries) {
    if (fate === 'deleted')
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx);
  }
  const reviews = await trx.selectFrom('reviews').select('id').where('user_id', '=', userId).execute();
  return reviews.map(({ id }) => id);
};

/** Whether an order or a lease of the user is not finished. */
export const hasOpenOrders = async (db: Db, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from orders where user_id = ${userId} and (
        held_until is not null
        or (state = 'complete' and (payment_state is distinct from 'paid' or (shipment_state is not null and delivered_at is null)))
        or state = 'awaiting_return')
    ) or exists (select from leases where user_id = ${userId} and state in ('open', 'applying', 'running')) as open`.execute(
    db,
  );
  return rows[0]?.open ?? false;
};

/** Money of a user in wallets that were filled with money, held money too; cashback, gifts and points are none. */
export const moneyOf = async (db: Db, userId: number): Promise<number> => {
  const { rows } = await sql<{ money: number }>`
    select coalesce(sum(a.balance), 0)::bigint as money
    from ledger_accounts a
    where a.user_id = ${userId} and exists (
      select from wallets w where w.funding = 'cash'
        and a.code in ('user:' || ${userId}::int || ':' || w.code, 'user:' || ${userId}::int || ':' || w.code || ':held'))`.execute(
    db,
  );
  return rows[0]?.money ?? 0;
};

/** Products, quantities and prices of a user's orders, for reading. */
export const readBoughtLines = (db: Db, userId: number) =>
  db
    .selectFrom('line_items as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['o.number', 'o.completed_at', 'p.text', 'l.quantity', 'l.price'])
    .where('o.user_id', '=', userId)
    .where('o.completed_at', 'is not', null)
    .orderBy('o.completed_at', 'desc')
    .orderBy('l.id')
    .execute();

/** What a user's wish lists have. */
export const readWishes = (db: Db, userId: number) =>
  db
    .selectFrom('wished_products as w')
    .innerJoin('wish_lists as l', 'l.id', 'w.list_id')
    .innerJoin('variants as v', 'v.id', 'w.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['l.name as list', 'p.text', 'v.sku'])
    .where('l.user_id', '=', userId)
    .orderBy('w.id')
    .execute();

/** Movements of a user's wallets. */
export const readMovements = (db: Db, userId: number) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.at', 't.reason', 'a.code', 'e.amount'])
    .where('a.user_id', '=', userId)
    .orderBy('t.id', 'desc')
    .execute();
