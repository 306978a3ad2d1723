import type { Generated } from 'kysely';
import type { Json, Time } from './schema.types';

export interface SavedTables {
  saved_products: {
    id: Generated<number>;
    user_id: number;
    variant_id: number;
    quantity: number;
    options: Json<Record<string, string>>;
    created_at: Time;
  };
  bookmarks: {
    id: Generated<number>;
    user_id: number;
    type: 'article';
    target_id: number;
    created_at: Time;
  };
  viewed_products: { user_id: number; product_id: number; viewed_at: Time };
  searches: { user_id: number; query: string; searched_at: Time };
}
