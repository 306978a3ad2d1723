import { useEffect, useRef } from 'react';
import type { LineItem } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { addToCart } from '@ortoo/stores';
import { Button, InlineNotice } from '@ortoo/ui';

/** Says what has gone from the cart and brings it back on a click; takes the focus, for the pressed button is gone. */
export const RemovedLine = ({ line, onUndone }: { line: LineItem; onUndone: () => void }) => {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), [line]);
  const undo = async () => {
    const { variant_id, quantity, options, booking, gift } = line;
    if (await addToCart({ variant_id, quantity, options, ...(booking && { booking }) }, gift)) onUndone();
  };
  return (
    <div ref={place}>
      <InlineNotice
        announce
        action={
          <Button kind="quiet" size="sm" onClick={() => void undo()}>
            {t('actions.undo')}
          </Button>
        }
      >
        {t('cart.removed', { name: line.product.name })}
      </InlineNotice>
    </div>
  );
};
