import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table quotes (
    id integer generated always as identity primary key,
    number text not null unique,
    kind text not null check (kind in ('travel', 'product', 'price')),
    state text not null default 'open' check (state in ('open', 'answered', 'accepted', 'declined', 'expired')),
    user_id integer not null references users on delete cascade,
    site text not null,
    locale text not null,
    salutation text,
    firstname text not null,
    lastname text not null,
    phone text not null,
    email text not null,
    message text not null,
    product_id integer references products on delete set null,
    variant_id integer references variants on delete set null,
    vendor_id integer references vendors on delete set null,
    quantity integer check (quantity > 0),
    suggested_price bigint check (suggested_price > 0),
    travel jsonb not null,
    answer jsonb not null default 'null',
    created_at timestamptz not null,
    answered_at timestamptz,
    answered_by integer references users on delete set null)`,
  `create index quotes_user on quotes (user_id, id)`,
  `create index quotes_open on quotes (id) where state = 'open'`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
