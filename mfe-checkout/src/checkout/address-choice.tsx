import { useState } from 'react';
import type { Address, Order } from '@ortoo/contracts';
import { Slot, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { FormSkeleton, Stack } from '@ortoo/ui';
import { useRestoredFocus } from '../parts/use-restored-focus';
import { AddressForm } from './address-form';
import { draftOf } from './address-draft.store';
import { newAddressValues, startingValues } from './address.rules';

type Pick = Address | 'new' | 'none';

const PickedForm = ({ order, pick }: { order: Order; pick: Pick }) => {
  const user = $user.get();
  if (pick === 'none') return <AddressForm key={pick} order={order} start={startingValues(order, user)} />;
  if (pick === 'new') return <AddressForm key={pick} order={order} start={newAddressValues(order, user)} />;
  const start = startingValues({ ...order, ship_address: pick }, user);
  return <AddressForm key={pick.id} order={order} start={start} isChosen />;
};

/** Choice of a saved address or a new one; for a guest, and when the choice fails, only the form. */
export const AddressChoice = ({ order }: { order: Order }) => {
  const t = useMessages();
  const isGuest = order.token !== null;
  const [pick, setPick] = useState<Pick | undefined>(isGuest ? 'none' : undefined);
  const place = useRestoredFocus<HTMLDivElement>();
  return (
    <div ref={place}>
      <Stack gap={3}>
        {!isGuest && pick !== 'none' && (
          <Slot
            id="account.address-picker"
            when="now"
            props={{ start: order.ship_address, isNew: draftOf(order.number) !== undefined, onPick: setPick }}
            onFailed={() => setPick('none')}
          />
        )}
        {pick ? <PickedForm order={order} pick={pick} /> : <FormSkeleton label={t('state.loading')} />}
      </Stack>
    </div>
  );
};
