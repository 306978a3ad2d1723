import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

// Every province but the capital, which has deliveries of its own.
const provinces = '21 22 23 41 42 43 44 45 46 48 61 62 63 64 65 67 81 82 83 84 85'.split(' ');

/** The coach to the provinces was offered to addresses in the capital too. */
export const up = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .updateTable('delivery_choices')
    .set({ provinces: JSON.stringify(provinces) })
    .where('code', '=', 'country_7_14d')
    .execute();
};
