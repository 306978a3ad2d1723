import { useState } from 'react';
import type { AddLineItem } from '@ortoo/contracts';
import { useAddToCart } from '../parts/use-add-to-cart';

/** Adds a stay or seats to the cart; the added state lasts until the choice changes. */
export const useBooking = (line: AddLineItem['line_item'] | undefined) => {
  const { busy, add } = useAddToCart();
  const [added, setAdded] = useState<string>();
  const requested = JSON.stringify(line);
  const book = async (): Promise<void> => {
    if (line && (await add(line))) setAdded(requested);
  };
  return { busy, book, isAdded: added !== undefined && added === requested };
};
