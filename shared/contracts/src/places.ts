import type { z } from 'zod';
import type * as schema from './places.schema';

export type Opening = z.infer<typeof schema.openingSchema>;
/** A physical store, or a place where orders are picked up. */
export type Store = z.infer<typeof schema.storeSchema>;
export type Stores = z.infer<typeof schema.storesSchema>;
/** A look book in a list. */
export type LookBookCard = z.infer<typeof schema.lookBookCardSchema>;
/** Products that go together, with the text that says why. */
export type LookBook = z.infer<typeof schema.lookBookSchema>;
