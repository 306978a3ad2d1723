import type { z } from 'zod';
import type * as schema from './wishes.schema';

/** A shopper's wish list. */
export type WishedProducts = z.infer<typeof schema.wishedProductsSchema>;
