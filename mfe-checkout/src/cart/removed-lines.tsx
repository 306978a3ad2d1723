import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { $wishedIds, addToCart, toggleWish, warnOf } from '@ortoo/stores';
import { Button, InlineNotice } from '@ortoo/ui';
import { removeSavedLine } from './cart.mutations';

/** Lines that one action has removed from the cart. */
export interface Removed {
  lines: LineItem[];
  /** It moved to the wish list, where it was `new` or `known`. */
  wish?: 'new' | 'known';
  /** It is saved for later under this id. */
  savedId?: number;
}

const bringBack = ({ variant_id, quantity, options, booking, gift }: LineItem) =>
  addToCart({ variant_id, quantity, options, ...(booking && { booking }) }, gift);

const useText = ({ lines, wish, savedId }: Removed): string => {
  const t = useMessages();
  const [line, ...others] = lines;
  if (others.length > 0) return t('cart.emptied', { count: lines.length });
  const key = savedId === undefined ? 'cart.removed' : 'cart.saved';
  return t(wish ? 'cart.moved' : key, { name: line?.product.name ?? '' });
};

interface RemovedLinesProps {
  removed: Removed;
  /** Called with the lines that could not be restored. */
  onUndone: (left: LineItem[]) => void;
}

/** Lists removed lines and restores them on a click; takes the focus because the pressed button is gone. */
export const RemovedLines = ({ removed, onUndone }: RemovedLinesProps) => {
  const t = useMessages();
  const text = useText(removed);
  const [busy, setBusy] = useState(false);
  const unsave = useMutation({ ...removeSavedLine, onError: warnOf });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), [removed]);
  const undo = async () => {
    setBusy(true);
    const left: LineItem[] = [];
    // Sequential: the cart checks lines with a common limit one by one.
    for (const line of removed.lines) {
      const isBack = await bringBack(line);
      if (!isBack) left.push(line);
      else if (removed.wish === 'new' && $wishedIds.get().includes(line.variant_id)) toggleWish(line.variant_id);
    }
    if (removed.savedId !== undefined && left.length === 0) unsave.mutate(removed.savedId);
    setBusy(false);
    onUndone(left);
  };
  return (
    <div ref={place}>
      <InlineNotice
        announce
        action={
          <Button kind="quiet" size="sm" busy={busy} onClick={() => void undo()}>
            {t('actions.undo')}
          </Button>
        }
      >
        {text}
      </InlineNotice>
    </div>
  );
};
