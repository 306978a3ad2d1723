import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@ortoo/http';
import { useMessages, type SlotProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, Cluster, ErrorNotice } from '@ortoo/ui';
import { newAddressValues, startingValues, toAddresses, type AddressValues } from '../checkout/address.rules';
import { DistrictFields } from '../checkout/district-fields';
import { formStyle } from '../checkout/form-style';
import { RecipientFields } from '../checkout/recipient-fields';
import { StreetFields } from '../checkout/street-fields';
import { useErrorText } from '../parts/use-error-text';

const none = { ship_address: null, bill_address: null, phone: null };

/** The fields of a delivery address, as in the checkout, for a page that keeps addresses. */
export const Slot = ({ start, onSave, onCancel }: SlotProps<'checkout.address-form'>) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const [failure, setFailure] = useState<Error>();
  const form = useForm<AddressValues>({
    defaultValues: start ? startingValues({ ...none, ship_address: start }, null) : newAddressValues(none, $user.get()),
  });
  const submit = form.handleSubmit(async values => {
    setFailure(undefined);
    try {
      await onSave(toAddresses(values).ship);
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      // The last call sets the focus: reversed, that is the first field.
      for (const [name, message] of fields.reverse())
        form.setError(name as keyof AddressValues, { message }, { shouldFocus: true });
      if (fields.length === 0) setFailure(error as Error);
    }
  });
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('fields.address')}>
      <ErrorNotice>{errorOf(failure)}</ErrorNotice>
      <RecipientFields form={form} />
      <DistrictFields form={form} />
      <StreetFields form={form} />
      <Cluster>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('actions.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </Cluster>
    </form>
  );
};
