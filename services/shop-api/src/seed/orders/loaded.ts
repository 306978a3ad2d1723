import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema';
import type { OrderFacts } from './order-facts';

/** An order with the ids of its rows. */
export interface LoadedOrder {
  facts: OrderFacts;
  id: number;
  userId: number | null;
  email: string | null;
  lineIds: number[];
}

/** A payment at a provider with its id. */
export interface LoadedPayment {
  order: LoadedOrder;
  id: number;
  row: Insertable<Tables['payments']>;
}
