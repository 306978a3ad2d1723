import type { RouletteName } from '@ortoo/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './schema.types';

/** Numbers that were given out at a place, and the prizes that are drawn among them. */
export interface RouletteTables {
  roulette_locations: { id: Generated<number>; name: Json<RouletteName>; is_open: boolean; created_at: Time };
  roulette_products: { id: Generated<number>; name: Json<RouletteName>; image: string | null; created_at: Time };
  roulette_stocks: { location_id: number; product_id: number; count: number };
  roulette_users: {
    id: Generated<number>;
    name: string;
    /** Null once it has been removed. */
    phone: string | null;
    created_at: Time;
  };
  roulette_numbers: {
    id: Generated<number>;
    location_id: number;
    user_id: number;
    number: number;
    nonce: string;
    created_at: Time;
  };
  roulette_draws: {
    id: Generated<number>;
    location_id: number;
    product_id: number;
    /** Public by its hash; itself only once drawn. */
    seed: string;
    opened_at: Time;
    drawn_at: MaybeTime;
    entries: ColumnType<{ number: number; nonce: string }[], string | undefined, string>;
    number_id: number | null;
  };
}
