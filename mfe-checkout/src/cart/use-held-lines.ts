import { useQuery } from '@tanstack/react-query';
import type { Order } from '@ortoo/contracts';
import { loadOrder } from '@ortoo/stores';

/** A hold that should have ended is freed within this time, in milliseconds. */
const freedWithin = 30_000;

/**
 * Loads the cart again while other buyers hold what is in it: when the first of their holds ends, until it is freed, and
 * when the visitor comes back to the page.
 */
export const useHeldLines = (order: Order | null): void => {
  const [first] = (order?.line_items ?? []).flatMap(({ held_until: until }) => until ?? []).sort();
  useQuery({
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
