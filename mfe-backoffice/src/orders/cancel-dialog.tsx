import { useMutation } from '@tanstack/react-query';
import type { StaffOrder } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { moneyText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import { changeOrderMutation } from './orders.mutations';

export interface CancelDialogProps {
  order: StaffOrder;
  open: boolean;
  onClose: () => void;
}

/** Cancels an order that is not packed, and refunds it the way it was paid. */
export const CancelDialog = ({ order, open, onClose }: CancelDialogProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { mutate, error, isPending } = useMutation(changeOrderMutation(order.number));
  const submit = (reason: string) =>
    mutate(
      { kind: 'cancel', reason },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('orders.canceled', { number: order.number }) });
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={t('orders.cancel')}
      action={t('orders.cancelAction')}
      isDangerous
      text={t('orders.cancelText', { amount: moneyText(order.refundable, locale) })}
      busy={isPending}
      error={error ? error.message || t('errors.text') : undefined}
      onSubmit={submit}
    />
  );
};
