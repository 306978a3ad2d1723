import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Devices of a third party's SDK: it has their subscriptions, and the shop knows their ids alone. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table push_devices alter column endpoint drop not null`,
    `alter table push_devices alter column p256dh drop not null`,
    `alter table push_devices alter column auth drop not null`,
    `alter table push_devices add constraint push_devices_keys
      check ((endpoint is null) = (p256dh is null) and (endpoint is null) = (auth is null))`,
  ]);
