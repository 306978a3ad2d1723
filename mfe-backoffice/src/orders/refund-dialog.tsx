import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toMoney, type StaffOrder } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { RadioCards, TextField } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import { changeOrderMutation } from './orders.mutations';

type Destination = 'original' | 'wallet' | 'bank';

export interface RefundDialogProps {
  order: StaffOrder;
  open: boolean;
  onClose: () => void;
}

const destinations: readonly Destination[] = ['wallet', 'original', 'bank'];
const isDestination = (value: string): value is Destination => destinations.some(known => known === value);

/** Refunds some or all of an order's money: to the wallet, the way it was paid, or to a bank account. */
export const RefundDialog = ({ order, open, onClose }: RefundDialogProps) => {
  const t = useMessages();
  const locale = useLocale();
  const max = toMoney(order.refundable);
  const [amount, setAmount] = useState(String(max));
  const [to, setTo] = useState<Destination>(order.buyer.has_account ? 'wallet' : 'bank');
  const [account_name, setName] = useState('');
  const [iban, setIban] = useState('');
  const { mutate, error, isPending } = useMutation(changeOrderMutation(order.number));
  const isPart = Number(amount) < max;
  const fieldError = (name: string) => error?.fields?.[name];
  const options = destinations
    .filter(destination => destination !== 'wallet' || order.buyer.has_account)
    .map(value => ({
      value,
      title: t(`orders.destinations.${value}`),
      text: t(`orders.destinationTexts.${value}`),
      disabled: value === 'original' && isPart,
    }));
  const submit = (reason: string) =>
    mutate(
      { kind: 'refund', amount: Number(amount), to, reason, account_name: account_name.trim(), iban: iban.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('orders.refundBooked') });
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={t('orders.refund')}
      action={t('orders.refundAction')}
      text={t('orders.refundText', { amount: moneyText(order.refundable, locale) })}
      busy={isPending}
      error={error ? error.message || t('errors.text') : undefined}
      onSubmit={submit}
    >
      <TextField
        label={t('orders.amount')}
        inputMode="numeric"
        value={amount}
        error={fieldError('amount')}
        onChange={event => setAmount(event.target.value.replace(/\D/g, ''))}
        suffixText="₮"
        required
      />
      <RadioCards
        legend={t('orders.refundTo')}
        name="to"
        value={to}
        onChange={value => isDestination(value) && setTo(value)}
        options={options}
        error={fieldError('to')}
      />
      {to === 'bank' && (
        <>
          <TextField
            label={t('orders.accountName')}
            value={account_name}
            error={fieldError('account_name')}
            onChange={event => setName(event.target.value)}
            maxLength={100}
            required
          />
          <TextField
            label={t('orders.iban')}
            value={iban}
            error={fieldError('iban')}
            onChange={event => setIban(event.target.value)}
            maxLength={40}
            required
          />
        </>
      )}
    </ReasonDialog>
  );
};
