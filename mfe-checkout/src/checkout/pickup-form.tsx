import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { bindNumbers } from '@ortoo/i18n';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Button, ErrorNotice, FormSkeleton, InlineNotice, RadioCards } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { Failed } from '../parts/failed';
import { savePickup } from './checkout.mutations';
import { formStyle } from './form-style';
import { chosenPlace, receiverFaults, receiverStart, toReceiver, type ReceiverValues } from './pickup.rules';
import { pickupPlacesQuery } from './places.queries';
import { ReceiverFields } from './receiver-fields';
import { receiverDraft } from './tab-draft.store';
import { useSavedInput } from './use-saved-input';

const focusPlace = (form: unknown): void => {
  if (form instanceof HTMLFormElement)
    form.querySelector<HTMLInputElement>('input[name="pickup"]:not([disabled])')?.focus();
};

/** Pickup location and recipient. The input is retained when the server rejects it or is unreachable. */
export const PickupForm = ({ order }: { order: Order }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const query = useQuery(pickupPlacesQuery(order));
  const { data, isError, refetch } = query;
  const choice = savePickup(order.number);
  const preview = useMutation(choice);
  const save = useMutation(choice);
  const [requested, setRequested] = useState(order.pickup_location?.id);
  const [isUnchosen, setUnchosen] = useState(false);
  const form = useForm<ReceiverValues>({
    defaultValues: { ...receiverStart(order), ...receiverDraft.of(order.number) },
  });
  useSavedInput(form, values => receiverDraft.save(order.number, values));
  const { handleSubmit, setError, formState } = form;
  if (isError && !data) return <Failed query={query} />;
  if (!data) return <FormSkeleton label={t('state.loading')} fields={2} />;
  const places = data.pickup_locations;
  const chosen = chosenPlace(places, requested);
  const refetchLacking = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'PICKUP_LACKS') void refetch();
  };
  const choose = (place: number) => {
    setRequested(place);
    setUnchosen(false);
    // The sums beside it are the server's: it hears of every choice.
    preview.mutate({ place }, { onError: refetchLacking });
  };
  const submit = handleSubmit(async (values, event) => {
    if (chosen === undefined) {
      setUnchosen(true);
      return focusPlace(event?.target);
    }
    try {
      await save.mutateAsync({ place: chosen, receiver: toReceiver(values) });
      receiverDraft.drop();
      void navigate('/checkout/delivery');
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      refetchLacking(error);
      for (const { field, message } of receiverFaults(error.fields).reverse())
        setError(field, { message }, { shouldFocus: true });
    }
  });
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('pickup.pickup')}>
      {!formState.isSubmitting && Object.keys(formState.errors).length === 0 && (
        <FailedCommand error={save.error ?? preview.error} />
      )}
      <RadioCards
        legend={t('pickup.where')}
        name="pickup"
        value={String(chosen)}
        onChange={value => choose(Number(value))}
        options={places.map(({ id, name, address, directions, available, reason }) => ({
          value: String(id),
          title: name,
          text: reason ?? `${bindNumbers(address)} · ${directions}`,
          disabled: !available,
        }))}
      />
      <ErrorNotice>{isUnchosen ? t('pickup.unchosen') : undefined}</ErrorNotice>
      {places.every(({ available }) => !available) ? (
        <InlineNotice tone="warn">{t('pickup.nowhere')}</InlineNotice>
      ) : (
        <>
          <ReceiverFields form={form} />
          <Button type="submit" size="lg" busy={formState.isSubmitting}>
            {t('actions.continue')}
          </Button>
        </>
      )}
    </form>
  );
};
