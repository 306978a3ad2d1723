import { useState } from 'react';
import type { AddLineItem } from '@ortoo/contracts';
import { addToCart } from '@ortoo/stores';

/** A button shows that it works for so long at most, in milliseconds; the answer may take longer. */
const busyFor = 1000;

/** Putting a stay or seats in the cart; what was put there stays known until something else is chosen. */
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
