import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { $addressDraft, draftOf, saveDraft } from './address-draft.store';
import { toAddresses, type AddressValues } from './address.rules';
import { saveAddress } from './checkout.mutations';
import { DistrictFields } from './district-fields';
import { formStyle } from './form-style';
import { PayerFields } from './payer-fields';
import { RecipientFields } from './recipient-fields';
import { StreetFields } from './street-fields';
import { useSavedInput } from './use-saved-input';

interface AddressFormProps {
  order: Order;
  start: AddressValues;
  /** The address is a saved one: only its additional fields are shown. */
  isChosen?: boolean;
}

/** Form for recipient and payer. The input is retained when the server rejects it or is unreachable. */
export const AddressForm = ({ order, start, isChosen = false }: AddressFormProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const save = useMutation(saveAddress(order.number));
  const [draft] = useState(() => (isChosen ? undefined : draftOf(order.number)));
  const form = useForm<AddressValues>({ defaultValues: { ...start, ...draft } });
  useSavedInput(form, values => {
    if (!isChosen) saveDraft(order.number, values);
  });
  const { handleSubmit, setError, formState } = form;
  const submit = handleSubmit(async values => {
    try {
      await save.mutateAsync(toAddresses(values));
      $addressDraft.set(null);
      void navigate('/checkout/delivery');
    } catch (error) {
      const fields = error instanceof ApiError && !isChosen ? Object.entries(error.fields) : [];
      // The last call sets the focus: reversed, that is the first field.
      for (const [name, message] of fields.reverse())
        setError(name as keyof AddressValues, { message }, { shouldFocus: true });
    }
  });
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('checkout.address')}>
      {!formState.isSubmitting && Object.keys(formState.errors).length === 0 && <FailedCommand error={save.error} />}
      {!isChosen && (
        <>
          <RecipientFields form={form} />
          <DistrictFields form={form} />
          <StreetFields form={form} />
        </>
      )}
      <PayerFields form={form} />
      <Button type="submit" size="lg" busy={formState.isSubmitting}>
        {t('actions.continue')}
      </Button>
    </form>
  );
};
