import { useRef, useState } from 'react';
import { addToCart } from '@ortoo/stores';
import { missingOption, chosenVariant, type Selection } from './variants.rules';
import type { ProductView } from './product-view.rules';

/** Maximum time of the busy state, in milliseconds; the response may take longer. */
const busyFor = 1000;

/** Purchase of the selection: quantity, missing option, and progress. */
export const usePurchase = (product: ProductView, selection: Selection) => {
  const variant = chosenVariant(product, selection);
  const [requestedQuantity, setQuantity] = useState(1);
  const [requested, setRequested] = useState(false);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<number>();
  const picker = useRef<HTMLFieldSetElement>(null);
  const missing = missingOption(product, selection);
  const quantity = Math.min(requestedQuantity, Math.max(variant?.max ?? requestedQuantity, 1));

  const put = async (id: number) => {
    setBusy(true);
    const timer = setTimeout(() => setBusy(false), busyFor);
    const order = await addToCart({ variant_id: id, quantity });
    clearTimeout(timer);
    setBusy(false);
    if (order) setAdded(id);
  };
  const buy = () => {
    setRequested(true);
    if (variant?.inStock) return void put(variant.id);
    picker.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return {
    variant,
    quantity,
    setQuantity,
    buy,
    busy,
    /** The chosen variant has just been added to the cart. */
    isAdded: added !== undefined && added === variant?.id,
    /** The option to choose first, once the visitor has tried to buy without it. */
    missing: requested ? missing : undefined,
    /** Ref of the fieldset of the missing option. */
    picker,
    missingFirst: missing?.name,
  };
};

export type Purchase = ReturnType<typeof usePurchase>;
