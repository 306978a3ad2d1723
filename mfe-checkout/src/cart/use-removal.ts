import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LineItem, Order } from '@ortoo/contracts';
import { $wishedIds, removeLine, toggleWish, warnOf } from '@ortoo/stores';
import { emptyCart, saveLine } from './cart.mutations';
import type { Removed } from './removed-lines';

/** Ways of removing lines from the cart, and the last removal. */
export const useRemoval = () => {
  const [removed, setRemoved] = useState<Removed>();
  const empty = useMutation(emptyCart);
  const save = useMutation(saveLine);

  const remove = async (line: LineItem) => {
    if (await removeLine(line.id)) setRemoved({ lines: [line] });
  };
  const moveToWishes = async (line: LineItem) => {
    if (!(await removeLine(line.id))) return;
    const isKnown = $wishedIds.get().includes(line.variant_id);
    if (!isKnown) toggleWish(line.variant_id);
    setRemoved({ lines: [line], wish: isKnown ? 'known' : 'new' });
  };
  const saveForLater = async (line: LineItem) => {
    // First of all it is saved: a failure must not lose it.
    const saved = await save.mutateAsync(line).catch(warnOf);
    const savedId = saved?.saved_products.find(({ variant }) => variant.id === line.variant_id)?.id;
    if (savedId !== undefined && (await removeLine(line.id))) setRemoved({ lines: [line], savedId });
  };
  const removeAll = ({ number, line_items: lines }: Order) =>
    empty.mutate(number, { onSuccess: () => setRemoved({ lines }), onError: warnOf });
  /** Retains only the lines that are still removed. */
  const keepOnly = (lines: LineItem[]) => setRemoved(lines.length > 0 ? { ...removed, lines } : undefined);

  return { removed, isEmptying: empty.isPending, remove, moveToWishes, saveForLater, removeAll, saveLines: keepOnly };
};

export type Removal = ReturnType<typeof useRemoval>;
