import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

const city = JSON.stringify(['11']);
const everywhere = 'null';
const text = (mn: string, en: string) => JSON.stringify({ mn, en });

const deliveries = [
  {
    id: 1,
    code: 'city_48h',
    name: text('Хотод 48 цагийн дотор', 'Within 48 hours in the city'),
    description: text('Улаанбаатарт. 200,000₮-өөс дээш бол үнэгүй.', 'In Ulaanbaatar. Free from 200,000₮.'),
    fee: 5_000,
    free_from: 200_000,
    provinces: city,
  },
  {
    id: 2,
    code: 'city_4h',
    name: text('Шуурхай, 4 цагийн дотор', 'Express, within 4 hours'),
    description: text('Улаанбаатарт, ажлын цагаар.', 'In Ulaanbaatar, in working hours.'),
    fee: 12_000,
    free_from: null,
    provinces: city,
  },
  {
    id: 3,
    code: 'country_7_14d',
    name: text('Орон нутагт 7–14 хоногт', 'To the provinces in 7–14 days'),
    description: text('Аймгийн төв хүртэл унаанд тавьж өгнө.', 'By coach to the centre of the province.'),
    fee: 15_000,
    free_from: null,
    provinces: everywhere,
  },
];

const methods = [
  {
    id: 1,
    code: 'qr',
    name: text('QR код', 'QR code'),
    description: text('Банкныхаа аппаар QR кодыг уншуулж төлнө.', 'Scan the code with the app of your bank.'),
    kind: 'qr' as const,
    provider: 'qpay',
  },
];

export const up = async (db: Kysely<Tables>): Promise<void> => {
  const listed = <T extends { id: number }>(rows: T[]) => rows.map(row => ({ ...row, position: row.id, active: true }));
  await db.insertInto('delivery_choices').values(listed(deliveries)).execute();
  await db.insertInto('payment_methods').values(listed(methods)).execute();
};
