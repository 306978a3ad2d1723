import { useRef, useState } from 'react';
import type { LineItem } from '@ortoo/contracts';
import { changeQuantity } from '@ortoo/stores';

/**
 * The quantity that the shopper entered, shown immediately. One request at a time sends the newest number, so that
 * quick clicks on a slow connection neither get lost nor overtake each other.
 */
export const useQuantity = ({ id, quantity }: Pick<LineItem, 'id' | 'quantity'>) => {
  const [requested, setRequested] = useState<number>();
  const pending = useRef<number>(undefined);
  const isSyncing = useRef(false);
  const sync = async () => {
    if (isSyncing.current) return;
    isSyncing.current = true;
    while (pending.current !== undefined) {
      const next = pending.current;
      pending.current = undefined;
      await changeQuantity(id, next);
    }
    isSyncing.current = false;
    setRequested(undefined);
  };
  const change = (next: number) => {
    pending.current = next;
    setRequested(next);
    void sync();
  };
  return [requested ?? quantity, change] as const;
};
