import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { RadioCards, TextField } from '@ortoo/ui';
import type { ReturnFields } from './use-return';

const destinations = ['wallet', 'original', 'bank_account'] as const;

/** Destination of the money; for a bank account, its owner and number. */
export const ReturnMoney = ({ form }: { form: UseFormReturn<ReturnFields> }) => {
  const t = useMessages();
  const { register, control, setValue, formState } = form;
  const destination = useWatch({ control, name: 'destination' });
  const required = (value: string) => value.trim() !== '' || t('errors.required');
  const fault = (name: 'account_name' | 'iban') => formState.errors[name]?.message;
  return (
    <>
      <RadioCards
        legend={t('returns.where')}
        name="destination"
        value={destination}
        onChange={value => setValue('destination', value as ReturnFields['destination'])}
        options={destinations.map(value => ({
          value,
          title: t(`returns.to.${value}`),
          text: t(`returns.toText.${value}`),
        }))}
      />
      {destination === 'bank_account' && (
        <>
          <TextField
            label={t('returns.accountName')}
            error={fault('account_name')}
            autoComplete="name"
            required
            {...register('account_name', { validate: required, shouldUnregister: true })}
          />
          <TextField
            label={t('pay.iban')}
            hint={t('returns.ibanHint')}
            error={fault('iban')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...register('iban', { validate: required, shouldUnregister: true })}
          />
        </>
      )}
    </>
  );
};
