import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address, Order } from '@ortoo/contracts';
import { formatPhone } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, Cluster, FormSkeleton, InlineNotice, PlusIcon, RadioCards, Stack, TrashIcon } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { useAddressLine } from '../parts/use-address-line';
import { useRestoredFocus } from '../parts/use-restored-focus';
import { AddressForm } from './address-form';
import { draftOf } from './address-draft.store';
import { newAddressValues, savedAs, startingValues } from './address.rules';
import { forgetAddress, savedAddressesQuery } from './saved-addresses.queries';

const another = 'new';

interface ChoiceProps {
  order: Order;
  saved: Address[];
}

const Choice = ({ order, saved }: ChoiceProps) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  const forget = useMutation(forgetAddress);
  const [requested, setRequested] = useState(() =>
    draftOf(order.number) ? another : String(savedAs(saved, order.ship_address)?.id ?? saved[0]?.id),
  );
  const chosen = requested === another ? undefined : (saved.find(({ id }) => String(id) === requested) ?? saved[0]);
  const start = chosen ? startingValues({ ...order, ship_address: chosen }, $user.get()) : undefined;
  const nameOf = ({ firstname, lastname, phone }: Address) =>
    `${firstname} ${lastname}`.trim() + ` · ${formatPhone(phone)}`;
  return (
    <Stack gap={3}>
      <FailedCommand error={forget.error} />
      {forget.isSuccess && <InlineNotice announce>{t('address.forgotten')}</InlineNotice>}
      <RadioCards
        legend={t('address.saved')}
        name="address"
        value={chosen ? String(chosen.id) : another}
        onChange={setRequested}
        options={[
          ...saved.map(address => ({ value: String(address.id), title: nameOf(address), text: lineOf(address) })),
          { value: another, title: t('address.another'), icon: <PlusIcon /> },
        ]}
      />
      {chosen && (
        <Cluster>
          <Button
            kind="quiet"
            size="sm"
            icon={<TrashIcon />}
            busy={forget.isPending}
            onClick={() => forget.mutate(chosen.id)}
          >
            {t('address.forget')}
          </Button>
        </Cluster>
      )}
      <AddressForm
        key={chosen?.id ?? another}
        order={order}
        start={start ?? newAddressValues(order, $user.get())}
        isChosen={chosen !== undefined}
      />
    </Stack>
  );
};

/** Choice of a saved address or a new one; without any, or without a response, only the form. */
export const AddressChoice = ({ order }: { order: Order }) => {
  const t = useMessages();
  const isGuest = order.token !== null;
  const { data, isPending } = useQuery({ ...savedAddressesQuery(), enabled: !isGuest });
  const place = useRestoredFocus<HTMLDivElement>();
  if (isPending && !isGuest) return <FormSkeleton label={t('state.loading')} />;
  const saved = data?.addresses ?? [];
  return (
    <div ref={place}>
      {saved.length > 0 ? (
        <Choice order={order} saved={saved} />
      ) : (
        <AddressForm order={order} start={startingValues(order, $user.get())} />
      )}
    </div>
  );
};
