import type { z } from 'zod';
import type * as schema from './wishes.schema';

/** Everything a shopper wishes for. */
export type WishedProducts = z.infer<typeof schema.wishedProductsSchema>;
