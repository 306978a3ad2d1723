import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { RadioCards, Stack, StoreIcon, TruckIcon } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { hasDelivery } from '../parts/has-delivery.rules';
import { AddressChoice } from './address-choice';
import { withdrawWay } from './checkout.mutations';
import { PickupForm } from './pickup-form';

/** Delivery or pickup, and the address. */
export const AddressStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  const [way, setWay] = useState(order.pickup_location ? 'pickup' : 'courier');
  const withdraw = useMutation(withdrawWay(order.number));
  const choose = (value: string) => {
    setWay(value);
    // The sums beside it are the server's: the fee of the other way goes.
    if (hasDelivery(order)) withdraw.mutate();
  };
  return (
    <Stack gap={3}>
      <FailedCommand error={withdraw.error} />
      <RadioCards
        legend={t('pickup.how')}
        hideLegend
        name="way"
        columns
        value={way}
        onChange={choose}
        options={[
          { value: 'courier', title: t('pickup.courier'), icon: <TruckIcon /> },
          { value: 'pickup', title: t('pickup.pickup'), icon: <StoreIcon /> },
        ]}
      />
      {way === 'pickup' ? <PickupForm order={order} /> : <AddressChoice order={order} />}
    </Stack>
  );
};
