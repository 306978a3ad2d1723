import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import { currentOrder, type LineItem } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { $order, warnOf } from '@ortoo/stores';
import { GiftIcon, IconButton } from '@ortoo/ui';
import { packAsGift } from './cart.mutations';

/** Toggles gift wrapping of a line; its quantity is the displayed one, which may not be saved yet. */
export const GiftButton = ({ line }: { line: LineItem }) => {
  const t = useMessages();
  const order = useStore($order, { ssr: 'initial' });
  const pack = useMutation(packAsGift(order?.number ?? currentOrder));
  return (
    <IconButton
      label={`${t('cart.gift')}: ${line.product.name}`}
      icon={<GiftIcon />}
      pressed={line.gift}
      aria-busy={pack.isPending}
      onClick={() => pack.isPending || pack.mutate(line, { onError: warnOf })}
    />
  );
};
