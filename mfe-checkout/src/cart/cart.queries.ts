import type { Order } from '@ortoo/contracts';
import { loadOrder } from '@ortoo/stores';
import { queryOptions } from '@tanstack/react-query';

/** A hold that should have ended is freed within this time, in milliseconds. */
const freedWithin = 30_000;

/**
 * Loads the cart again while other buyers hold what is in it: when the first of their holds ends, until it is freed, and
 * when the visitor comes back to the page.
 */
export const heldLinesQuery = (order: Order | null) => {
  const [first] = (order?.line_items ?? []).flatMap(({ held_until: until }) => until ?? []).sort();
  return queryOptions({
    queryKey: ['cart', 'held', order?.number, first],
    queryFn: async () => {
      await loadOrder();
      return null;
    },
    initialData: null,
    enabled: first !== undefined,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => (first ? Math.max(Date.parse(first) - Date.now(), freedWithin) : false),
  });
};
