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
const text = (mn: string, en: string, ru: string, cn: string, it: string) => JSON.stringify({ mn, en, ru, cn, it });

const added = [
  {
    id: 4,
    code: 'city_24h',
    name: text(
      'Хотод 24 цагийн дотор',
      'Within 24 hours in the city',
      'По городу за 24 часа',
      '市内24小时送达',
      'In città entro 24 ore',
    ),
    description: text('Улаанбаатарт.', 'In Ulaanbaatar.', 'В Улан-Баторе.', '乌兰巴托市内。', 'A Ulan Bator.'),
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
    name: text(
      'Төлснөөс хойш 5 цагт',
      'Within 5 hours of payment',
      'За 5 часов после оплаты',
      '付款后5小时送达',
      'Entro 5 ore dal pagamento',
    ),
    description: text(
      'Улаанбаатарт, 14:00-өөс өмнө төлсөн захиалга.',
      'In Ulaanbaatar, for orders paid before 14:00.',
      'В Улан-Баторе, при оплате до 14:00.',
      '乌兰巴托市内，14:00前付款的订单。',
      'A Ulan Bator, per ordini pagati prima delle 14:00.',
    ),
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
    name: text(
      'Хотод 48–72 цагт, хэмнэлттэй',
      'In 48–72 hours, saver',
      'За 48–72 часа, экономно',
      '48–72小时，经济配送',
      'In 48–72 ore, economica',
    ),
    description: text('Улаанбаатарт.', 'In Ulaanbaatar.', 'В Улан-Баторе.', '乌兰巴托市内。', 'A Ulan Bator.'),
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
  name: text('Өөрөө очиж авах', 'Pick up yourself', 'Самовывоз', '自提', 'Ritiro di persona'),
  description: text(
    'Бэлэн болмогц мессеж илгээнэ. 7 хоног хадгална.',
    'We send a message when it is ready, and keep it for 7 days.',
    'Сообщим, когда будет готово, и храним 7 дней.',
    '备好后短信通知，保留7天。',
    'Ti avvisiamo quando è pronto e lo teniamo 7 giorni.',
  ),
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
  const courier = added.map(choice => ({ ...choice, kind: 'courier' as const, provinces: city, active: true }));
  await db.insertInto('delivery_choices').values(courier).execute();
  const everywhere = sql<string>`'null'::jsonb`;
  await db
    .insertInto('delivery_choices')
    .values({ ...pickup, kind: 'pickup', provinces: everywhere, active: true })
    .execute();
};
