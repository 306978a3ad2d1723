import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';
import { runAll } from './run-all';

const tables = [
  `create table cards (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    token text not null unique,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    holder text not null,
    bank text not null,
    created_at timestamptz not null,
    removed_at timestamptz)`,
  `create index cards_user on cards (user_id)`,
  `create table card_invoices (
    number text primary key,
    user_id integer references users on delete cascade,
    purpose text not null check (purpose in ('payment', 'registration')),
    keeps_card boolean not null,
    card_id integer references cards,
    state text not null check (state in ('open', 'done', 'failed')),
    url text not null,
    created_at timestamptz not null)`,
  `create table transfers (
    reference text primary key,
    number text not null unique,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'closed')),
    expires_at timestamptz not null,
    created_at timestamptz not null)`,
  `create table statement_entries (
    id integer generated always as identity primary key,
    bank_id text not null unique,
    booked_at timestamptz not null,
    amount bigint not null,
    currency text not null,
    payer text not null,
    payer_iban text,
    remittance text not null,
    reference text references transfers,
    verdict text not null,
    returned_at timestamptz,
    created_at timestamptz not null)`,
  `create index statement_entries_reference on statement_entries (reference)`,
  `create table sandbox_records (
    emulator text not null,
    id text not null,
    state text not null,
    body jsonb not null,
    created_at timestamptz not null,
    primary key (emulator, id))`,
];

const text = (mn: string, en: string, ru: string, cn: string, it: string) => JSON.stringify({ mn, en, ru, cn, it });

const methods = [
  {
    id: 2,
    code: 'card',
    name: text('Банкны карт', 'Bank card', 'Банковская карта', '银行卡', 'Carta bancaria'),
    description: text(
      'Банкны хуудсанд картаа баталгаажуулж төлнө. Картын дугаарыг бид хадгалдаггүй.',
      'Confirm on the page of the bank. We never keep the number of your card.',
      'Подтверждение на странице банка. Номер карты мы не храним.',
      '在银行页面确认支付。我们不会保存您的卡号。',
      'Conferma sulla pagina della banca. Non conserviamo il numero della carta.',
    ),
    kind: 'card' as const,
    provider: 'card',
  },
  {
    id: 3,
    code: 'bank_transfer',
    name: text('Дансаар шилжүүлэх', 'Bank transfer', 'Банковский перевод', '银行转账', 'Bonifico bancario'),
    description: text(
      'Барааг ажлын дараагийн өдөр банк хаах хүртэл хадгална.',
      'Your items are kept until the banks close on the next working day.',
      'Товары остаются за вами до закрытия банков следующего рабочего дня.',
      '商品将为您保留至下一个工作日银行关门。',
      'Gli articoli restano riservati fino alla chiusura delle banche del giorno lavorativo seguente.',
    ),
    kind: 'bank_transfer' as const,
    provider: 'transfer',
  },
  {
    id: 4,
    code: 'most',
    name: text('Most апп', 'Most app', 'Приложение Most', 'Most 应用', 'App Most'),
    description: text(
      'Аппын хэтэвчээсээ зөвшөөрч төлнө.',
      'Agree in the wallet of the app.',
      'Подтвердите оплату в кошельке приложения.',
      '在应用钱包中确认支付。',
      'Conferma nel portafoglio dell’app.',
    ),
    kind: 'in_app' as const,
    provider: 'most',
  },
];

export const up = async (db: Kysely<Tables>): Promise<void> => {
  await runAll(db as Kysely<unknown>, tables);
  await sql`update payments set invoice = invoice || '{"kind": "qr"}' where jsonb_typeof(invoice) = 'object'`.execute(
    db,
  );
  await db
    .insertInto('payment_methods')
    .values(methods.map(method => ({ ...method, position: method.id, active: true })))
    .execute();
};
