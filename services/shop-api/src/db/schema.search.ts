import type { SearchRuleKind } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { Json } from './schema.types';

export interface SearchTables {
  search_rules: {
    id: Generated<number>;
    kind: SearchRuleKind;
    words: Json<string[]>;
    pins: Json<{ product_id: number; place: number }[]>;
    path: string | null;
    lock_version: Generated<number>;
  };
  /** Searches of a day in the shop's zone that found nothing. */
  search_misses: { day: string; query: string; count: number };
}
