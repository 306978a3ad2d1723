import { useRef, useState } from 'react';
import type { LineItem } from '@ortoo/contracts';
import { changeQuantity } from '@ortoo/stores';

/**
 * The quantity a shopper means, shown at once. The server is told one number at a time and always the newest, so that
 * quick clicks on a slow connection neither get lost nor overtake each other.
 */
export const useQuantity = ({ id, quantity }: Pick<LineItem, 'id' | 'quantity'>) => {
  const [wanted, setWanted] = useState<number>();
  const untold = useRef<number>(undefined);
  const isTelling = useRef(false);
  const tell = async () => {
    if (isTelling.current) return;
    isTelling.current = true;
    while (untold.current !== undefined) {
      const next = untold.current;
      untold.current = undefined;
      await changeQuantity(id, next);
    }
    isTelling.current = false;
    setWanted(undefined);
  };
  const change = (next: number) => {
    untold.current = next;
    setWanted(next);
    void tell();
  };
  return [wanted ?? quantity, change] as const;
};
