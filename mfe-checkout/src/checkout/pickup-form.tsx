import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '@ortoo/contracts';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Button, FormSkeleton, InlineNotice, RadioCards, Stack } from '@ortoo/ui';
import { useRefusal } from '../parts/use-refusal';
import { Failed } from '../parts/failed';
import { savePickup } from './checkout.mutations';
import { pickupPlacesQuery } from './places.queries';

/** Where the buyer fetches the goods himself. */
export const PickupForm = ({ order }: { order: Order }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const refusalOf = useRefusal();
  const query = useQuery(pickupPlacesQuery());
  const { data, isError } = query;
  const save = useMutation(savePickup(useQueryClient(), order.number));
  const [place, setPlace] = useState(order.pickup_location?.id);
  if (isError && !data) return <Failed query={query} />;
  if (!data) return <FormSkeleton label={t('state.loading')} fields={2} />;
  const chosen = place ?? data.stores[0]?.id;
  const submit = async () => {
    if (chosen === undefined) return;
    const saved = await save.mutateAsync(chosen).catch(() => undefined);
    if (saved) await navigate('/checkout/delivery');
  };
  return (
    <Stack gap={3}>
      {save.error && (
        <InlineNotice tone="bad" announce>
          {refusalOf(save.error)}
        </InlineNotice>
      )}
      <RadioCards
        legend={t('pickup.where')}
        name="pickup"
        value={String(chosen)}
        onChange={value => setPlace(Number(value))}
        options={data.stores.map(({ id, name, address, directions }) => ({
          value: String(id),
          title: name,
          text: `${address} · ${directions}`,
        }))}
      />
      <Button size="lg" busy={save.isPending} onClick={() => void submit()}>
        {t('actions.continue')}
      </Button>
    </Stack>
  );
};
