import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';
import { runAll } from './run-all';

const statements = [
  `alter table delivery_choices
    add column kind text not null default 'courier' check (kind in ('courier', 'pickup')),
    add column hours_from integer not null default 0,
    add column hours_to integer not null default 48 check (hours_to >= hours_from),
    add column paid_from integer,
    add column paid_before integer`,
  `alter table orders add column pickup_location_id integer references stock_locations`,
];

const city = JSON.stringify(['11']);

const added = [
  {
    id: 4,
    code: 'city_24h',
    fee: 8_000,
    free_from: null,
    position: 2,
    hours_from: 0,
    hours_to: 24,
    paid_from: null,
    paid_before: null,
  },
  {
    id: 5,
    code: 'city_5h',
    fee: 10_000,
    free_from: null,
    position: 5,
    hours_from: 0,
    hours_to: 5,
    paid_from: 8,
    paid_before: 14,
  },
  {
    id: 6,
    code: 'city_48_72h',
    fee: 3_000,
    free_from: null,
    position: 3,
    hours_from: 48,
    hours_to: 72,
    paid_from: null,
    paid_before: null,
  },
] as const;

const pickup = {
  id: 7,
  code: 'pickup',
  fee: 0,
  free_from: null,
  position: 9,
  hours_from: 4,
  hours_to: 24,
};

const timing: readonly [code: string, change: Record<string, number>][] = [
  ['city_48h', { hours_from: 0, hours_to: 48, position: 1 }],
  ['city_4h', { hours_from: 0, hours_to: 4, paid_from: 9, paid_before: 18, position: 4 }],
  ['country_7_14d', { hours_from: 168, hours_to: 336, position: 6 }],
];

/** Ways of delivery with their hours and, optionally, the part of the day in which they can be paid for; pickup. */
export const up = async (db: Kysely<Tables>): Promise<void> => {
  await runAll(db as unknown as Kysely<unknown>, statements);
  for (const [code, change] of timing)
    await db.updateTable('delivery_choices').set(change).where('code', '=', code).execute();
  const named = { name: '{}', description: '{}', active: true };
  const courier = added.map(choice => ({ ...choice, ...named, kind: 'courier' as const, provinces: city }));
  await db.insertInto('delivery_choices').values(courier).execute();
  const everywhere = sql<string>`'null'::jsonb`;
  await db
    .insertInto('delivery_choices')
    .values({ ...pickup, ...named, kind: 'pickup', provinces: everywhere })
    .execute();
};
