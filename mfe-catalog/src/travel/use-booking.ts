import { useState } from 'react';
import type { AddLineItem } from '@ortoo/contracts';
import { $order } from '@ortoo/stores';
import { useAddToCart } from '../parts/use-add-to-cart';

/** Adds a stay or seats to the cart; the outcome lasts until the choice changes. */
export const useBooking = (line: AddLineItem['line_item'] | undefined) => {
  const { busy, add } = useAddToCart();
  const [done, setDone] = useState<{ line: string; wasInCart: boolean }>();
  const requested = JSON.stringify(line);
  const book = async (): Promise<void> => {
    const before = $order.get();
    if (!line || !(await add(line))) return;
    // The cart holds a booking once.
    setDone({ line: requested, wasInCart: before?.total_quantity === $order.get()?.total_quantity });
  };
  return { busy, book, outcome: done?.line === requested ? done : undefined };
};
