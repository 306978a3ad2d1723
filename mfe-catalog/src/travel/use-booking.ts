import { useState } from 'react';
import type { AddLineItem } from '@ortoo/contracts';
import { addToCart } from '@ortoo/stores';

/** Maximum time of the busy state, in milliseconds; the response may take longer. */
const busyFor = 1000;

/** Adds a stay or seats to the cart; the added state lasts until the choice changes. */
export const useBooking = (line: AddLineItem['line_item'] | undefined) => {
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();
  const requested = JSON.stringify(line);
  const book = async (): Promise<void> => {
    if (!line) return;
    setBusy(true);
    const timer = setTimeout(() => setBusy(false), busyFor);
    const order = await addToCart(line);
    clearTimeout(timer);
    setBusy(false);
    if (order) setAdded(requested);
  };
  return { busy, book, isAdded: added !== undefined && added === requested };
};
