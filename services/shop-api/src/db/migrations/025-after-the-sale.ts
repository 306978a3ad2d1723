import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';
import { runAll } from './run-all';

const statements = [
  // Emails to a buyer use the language of the order.
  `alter table orders
    add column locale text not null default 'mn' check (locale in ('mn', 'en', 'ru', 'cn', 'it')),
    add column fee_total bigint not null default 0 check (fee_total >= 0),
    add column receiver_name text,
    add column receiver_phone text,
    add constraint orders_receiver check ((receiver_name is null) = (receiver_phone is null))`,
  `alter table shipments add column ready_at timestamptz`,
  `create index shipments_open on shipments (state, id) where delivered_at is null`,

  `alter table payments
    add column fee bigint not null default 0 check (fee >= 0),
    add column failure text check (failure in ('declined', 'expired', 'wrong_amount', 'unavailable', 'not_confirmed'))`,
  `alter table payment_methods
    add column fee bigint not null default 0 check (fee >= 0),
    add column fee_share numeric(5, 4) not null default 0 check (fee_share >= 0 and fee_share < 1)`,

  // Each revision of a receipt is requested with our number and with the lines of its first request.
  `alter table receipts
    drop constraint receipts_state_check,
    add constraint receipts_state_check check (state in ('awaiting', 'issuing', 'issued', 'cancelled')),
    add column revision integer not null default 1,
    add column refunded bigint not null default 0,
    add column lines jsonb not null default 'null',
    add column office_date text,
    add column replaces text,
    add column replaces_date text,
    add column cancelled_at timestamptz`,

  `alter table refund_parts
    add column withheld bigint not null default 0 check (withheld between 0 and amount)`,

  `alter table delivery_choices add column pre_order boolean not null default false`,
];

const preOrder = {
  id: 8,
  code: 'pre_order',
  name: '{}',
  description: '{}',
  kind: 'courier' as const,
  fee: 5_000,
  free_from: null,
  provinces: sql<string>`'null'::jsonb`,
  hours_from: 0,
  hours_to: 48,
  paid_from: null,
  paid_before: null,
  pre_order: true,
  position: 7,
  active: true,
};

/** Delivery by steps, fees and failures of payments, receipts that follow refunds, goods sold before they come. */
export const up = async (db: Kysely<Tables>): Promise<void> => {
  await runAll(db as unknown as Kysely<unknown>, statements);
  await db.insertInto('delivery_choices').values(preOrder).execute();
};
