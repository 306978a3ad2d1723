import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const roles = [
  ['Менежер', 'Manager', 'scan,orders,money,catalogue,content,promotions,roulette'],
  ['Тасалбар шалгагч', 'Scanner', 'scan'],
  ['Захиалгын ажилтан', 'Orders', 'orders'],
  ['Нягтлан бодогч', 'Accountant', 'money'],
  ['Барааны ажилтан', 'Catalogue', 'catalogue'],
  ['Редактор', 'Editor', 'content,promotions'],
  ['Борлуулагчийн ажилтан', 'Seller', 'orders,catalogue'],
];

/** Roles are sets of rights. Members so far may do what they could, as managers. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table staff_roles (
      id integer generated always as identity primary key,
      name jsonb not null,
      rights text[] not null check (cardinality(rights) > 0 and rights <@ array[
        'scan', 'orders', 'money', 'catalogue', 'content', 'promotions', 'releases', 'roulette', 'people']),
      created_at timestamptz not null)`,
    `create table staff_members (
      user_id integer primary key references users on delete cascade,
      role_id integer not null references staff_roles,
      vendor_id integer references vendors,
      created_at timestamptz not null)`,
    `create index staff_members_role on staff_members (role_id)`,
    `create unique index staff_roles_name on staff_roles (lower(name->>'mn'))`,
    `create index users_admins on users (id) where roles @> '["admin"]'`,
    `create table staff_invitations (
      id integer generated always as identity primary key,
      email text not null unique,
      role_id integer not null references staff_roles,
      vendor_id integer references vendors,
      token_hash text not null unique,
      expires_at timestamptz not null)`,
    `create index staff_invitations_role on staff_invitations (role_id)`,
    ...roles.map(
      ([mn, en, rights]) => `insert into staff_roles (name, rights, created_at)
        values (jsonb_build_object('mn', '${mn}', 'en', '${en}'), string_to_array('${rights}', ','), now())`,
    ),
    `insert into staff_members (user_id, role_id, created_at)
      select u.id, r.id, now() from users u, staff_roles r
      where r.name->>'en' = 'Manager' and u.roles @> '["staff"]' and not u.roles @> '["admin"]'`,
  ]);
