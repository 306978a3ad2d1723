import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { Checkbox, TextField } from '@ortoo/ui';
import { phoneFault, required } from './address.rules';
import type { ReceiverValues } from './pickup.rules';
import { useFault } from './use-fault';

/** The person who collects the goods, when that is not the buyer. */
export const ReceiverFields = ({ form: { register, control, formState } }: { form: UseFormReturn<ReceiverValues> }) => {
  const t = useMessages();
  const fault = useFault(formState.errors);
  const isApart = useWatch({ control, name: 'receiverApart' });
  return (
    <>
      <Checkbox label={t('pickup.receiverApart')} {...register('receiverApart')} />
      {isApart && (
        <div className="pair" role="group" aria-label={t('pickup.receiver')}>
          <TextField
            label={t('pickup.receiverName')}
            error={fault('receiverName')}
            maxLength={120}
            required
            {...register('receiverName', { validate: required })}
          />
          <TextField
            label={t('pickup.receiverPhone')}
            error={fault('receiverPhone')}
            inputMode="tel"
            required
            {...register('receiverPhone', { validate: phoneFault })}
          />
        </div>
      )}
    </>
  );
};
