import { useRef, useState } from 'react';
import { useAddToCart } from '../parts/use-add-to-cart';
import { missingOption, chosenVariant, type Selection } from './variants.rules';
import type { ProductView } from './product-view.rules';

/** Purchase of the selection: quantity, missing option, and progress. */
export const usePurchase = (product: ProductView, selection: Selection) => {
  const variant = chosenVariant(product, selection);
  const [requestedQuantity, setQuantity] = useState(1);
  const [requested, setRequested] = useState(false);
  const { busy, add } = useAddToCart();
  const [added, setAdded] = useState<number>();
  const [isCartShown, showCart] = useState(false);
  const picker = useRef<HTMLFieldSetElement>(null);
  const missing = missingOption(product, selection);
  const quantity = Math.min(requestedQuantity, Math.max(variant?.max ?? requestedQuantity, 1));

  const put = async (id: number) => {
    if (!(await add({ variant_id: id, quantity }))) return;
    setAdded(id);
    showCart(true);
  };
  const buy = () => {
    setRequested(true);
    if (variant?.inStock) return void put(variant.id);
    const first = (which: string) => picker.current?.querySelector<HTMLElement>(`${which} input`);
    (first('[data-state=available]') ?? first('label'))?.focus();
  };
  return {
    variant,
    /** What the selection leads to cannot be bought. */
    isSoldOut: variant ? !variant.inStock : product.variants.every(entry => !entry.inStock),
    quantity,
    setQuantity,
    buy,
    busy,
    /** The variant that the mini-cart shows; undefined while it is closed. */
    shownInCart: isCartShown ? added : undefined,
    hideCart: () => showCart(false),
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
