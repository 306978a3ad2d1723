import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AddLineItem } from '@ortoo/contracts';
import { addToCart } from '@ortoo/stores';

/** Maximum time of the busy state, in milliseconds; the response may take longer. */
const busyFor = 1000;

/** Adds a line to the cart; `add` resolves to whether the cart has it. */
export const useAddToCart = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const add = async (line: AddLineItem['line_item']): Promise<boolean> => {
    setBusy(true);
    const timer = setTimeout(() => setBusy(false), busyFor);
    const order = await addToCart(line);
    clearTimeout(timer);
    setBusy(false);
    // What is shown is not what the server has.
    if (!order) void client.invalidateQueries();
    return Boolean(order);
  };
  return { busy, add };
};
