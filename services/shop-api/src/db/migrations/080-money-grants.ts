import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Money that staff give without a payment; above the limit of one person two different ones decide. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table money_grants (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('correction', 'gift_card', 'voucher')),
      state text not null check (state in ('proposed', 'done', 'rejected')),
      user_id integer references users,
      wallet text references wallets,
      amount bigint not null check (amount > 0 or (amount < 0 and kind = 'correction')),
      expires_at timestamptz,
      reason text not null,
      needs_approval boolean not null,
      proposed_by integer not null references users,
      decided_by integer references users,
      gift_card_id integer references gift_cards,
      voucher_id integer references vouchers,
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((kind = 'gift_card') = (user_id is null)),
      check ((kind = 'correction') = (wallet is not null)),
      check (decided_by is distinct from proposed_by),
      check (state <> 'done' or not needs_approval or decided_by is not null))`,
    `create index money_grants_open on money_grants (id) where state = 'proposed'`,
    `create index money_grants_user on money_grants (user_id) where user_id is not null`,
  ]);
