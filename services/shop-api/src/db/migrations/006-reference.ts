import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

const city = JSON.stringify(['11']);
const everywhere = 'null';

const deliveries = [
  {
    id: 1,
    code: 'city_48h',
    fee: 5_000,
    free_from: 200_000,
    provinces: city,
  },
  {
    id: 2,
    code: 'city_4h',
    fee: 12_000,
    free_from: null,
    provinces: city,
  },
  {
    id: 3,
    code: 'country_7_14d',
    fee: 15_000,
    free_from: null,
    provinces: everywhere,
  },
];

const methods = [
  {
    id: 1,
    code: 'qr',
    kind: 'qr' as const,
    provider: 'qpay',
  },
];

export const up = async (db: Kysely<Tables>): Promise<void> => {
  const listed = <T extends { id: number }>(rows: T[]) =>
    rows.map(row => ({ ...row, name: '{}', description: '{}', position: row.id, active: true }));
  await db.insertInto('delivery_choices').values(listed(deliveries)).execute();
  await db.insertInto('payment_methods').values(listed(methods)).execute();
};
