import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { TextArea, TextField } from '@ortoo/ui';
import { postcodeFault, required, type AddressValues } from './address.rules';
import { postcodeQuery } from './places.queries';
import { useFault } from './use-fault';

/** Street and entrance as free text, and the postcode, suggested by the district. */
export const StreetFields = ({ form }: { form: UseFormReturn<AddressValues> }) => {
  const t = useMessages();
  const { register, control, formState } = form;
  const district = useWatch({ control, name: 'district' });
  const { data: postcode } = useQuery(postcodeQuery(district));
  const fault = useFault(formState.errors);
  return (
    <>
      <TextField
        label={t('address.street')}
        hint={t('address.streetHint')}
        error={fault('address1')}
        autoComplete="street-address"
        required
        {...register('address1', { validate: required })}
      />
      <TextField
        label={t('fields.postcode')}
        optional={t('state.optional')}
        hint={postcode ? t('address.postcodeHint', { code: postcode }) : undefined}
        error={fault('zipcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        list="postcodes"
        {...register('zipcode', { validate: postcodeFault })}
      />
      <datalist id="postcodes">{postcode && <option value={postcode} />}</datalist>
      <TextArea label={t('fields.note')} optional={t('state.optional')} rows={2} {...register('address2')} />
    </>
  );
};
