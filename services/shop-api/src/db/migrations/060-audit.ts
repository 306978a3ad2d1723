import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What members of staff have changed. Nobody edits it, whatever the code does. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table audit_entries (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      user_id integer not null references users,
      action text not null,
      subject text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      reason text,
      request_id text not null)`,
    `create index audit_entries_user on audit_entries (user_id, id)`,
    `create index audit_entries_subject on audit_entries (subject, subject_id, id)`,
    `create index audit_entries_action on audit_entries (action, id)`,
    `create index audit_entries_at on audit_entries (at)`,
    `create function reject_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit is append only';
      end $$`,
    `create trigger audit_entries_rows before update or delete on audit_entries
      for each row execute function reject_audit_change()`,
    `create trigger audit_entries_table before truncate on audit_entries
      for each statement execute function reject_audit_change()`,
  ]);
