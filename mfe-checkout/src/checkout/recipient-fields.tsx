import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { TextField } from '@ortoo/ui';
import { optionalEmailFault, phoneFault, required, type AddressValues } from './address.rules';
import { useFault } from './use-fault';

/** Name and phone number of the recipient. */
export const RecipientFields = ({ form }: { form: UseFormReturn<AddressValues> }) => {
  const t = useMessages();
  const { register, formState } = form;
  const fault = useFault(formState.errors);
  return (
    <>
      <div className="pair">
        <TextField
          label={t('fields.firstName')}
          error={fault('firstname')}
          autoComplete="given-name"
          required
          {...register('firstname', { validate: required })}
        />
        <TextField
          label={t('fields.lastName')}
          optional={t('state.optional')}
          autoComplete="family-name"
          {...register('lastname')}
        />
      </div>
      <TextField
        label={t('fields.phone')}
        hint={t('address.phoneHint')}
        error={fault('phone')}
        inputMode="tel"
        autoComplete="tel"
        required
        {...register('phone', { validate: phoneFault })}
      />
      <TextField
        label={t('fields.email')}
        optional={t('state.optional')}
        error={fault('email')}
        type="email"
        autoComplete="email"
        maxLength={200}
        {...register('email', { validate: optionalEmailFault })}
      />
    </>
  );
};
