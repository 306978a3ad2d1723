import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { Checkbox, TextField } from '@ortoo/ui';
import { phoneFault, required, type AddressValues } from './address.rules';
import { useFault } from './use-fault';

/** The payer, when different from the recipient. */
export const PayerFields = ({ form: { register, control, formState } }: { form: UseFormReturn<AddressValues> }) => {
  const t = useMessages();
  const fault = useFault(formState.errors);
  const isApart = useWatch({ control, name: 'payerApart' });
  return (
    <>
      <Checkbox label={t('payer.apart')} {...register('payerApart')} />
      {isApart && (
        <div className="pair" role="group" aria-label={t('payer.title')}>
          <TextField
            label={t('payer.name')}
            error={fault('payerName')}
            maxLength={80}
            required
            {...register('payerName', { validate: required })}
          />
          <TextField
            label={t('payer.phone')}
            error={fault('payerPhone')}
            inputMode="tel"
            required
            {...register('payerPhone', { validate: phoneFault })}
          />
          <TextField
            label={t('payer.address')}
            optional={t('state.optional')}
            hint={t('payer.addressHint')}
            maxLength={300}
            {...register('payerAddress')}
          />
        </div>
      )}
    </>
  );
};
