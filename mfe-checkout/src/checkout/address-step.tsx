import { useState } from 'react';
import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { RadioCards, Stack, StoreIcon, TruckIcon } from '@ortoo/ui';
import { AddressChoice } from './address-choice';
import { PickupForm } from './pickup-form';

/** Delivery or pickup, and the address. */
export const AddressStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  const [way, setWay] = useState(order.pickup_location ? 'pickup' : 'courier');
  return (
    <Stack gap={3}>
      <RadioCards
        legend={t('pickup.how')}
        hideLegend
        name="way"
        columns
        value={way}
        onChange={setWay}
        options={[
          { value: 'courier', title: t('pickup.courier'), icon: <TruckIcon /> },
          { value: 'pickup', title: t('pickup.pickup'), icon: <StoreIcon /> },
        ]}
      />
      {way === 'pickup' ? <PickupForm order={order} /> : <AddressChoice order={order} />}
    </Stack>
  );
};
