import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { MoneyGrantDetail, NewMoneyGrant, StoreCredit } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Select, TextField } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import { signedAmount } from './grant.rules';
import { createGrantMutation } from './wallets.queries';

/** What is given, and to whom. */
export type GrantSubject =
  | { kind: 'gift_card' }
  | { kind: 'voucher'; userId: number; name: string }
  | { kind: 'correction'; userId: number; name: string; wallets: readonly StoreCredit[] };

interface GrantDialogProps {
  subject: GrantSubject;
  open: boolean;
  onClose: () => void;
  onGiven?: (grant: MoneyGrantDetail) => void;
}

interface Fields {
  amount: string;
  wallet: string;
  expires: string;
}

const wishOf = (subject: GrantSubject, { amount, wallet, expires }: Fields, reason: string): NewMoneyGrant => {
  const common = { amount: signedAmount(amount) ?? 0, reason };
  if (subject.kind === 'correction') return { kind: 'correction', user_id: subject.userId, wallet, ...common };
  const expires_on = expires || null;
  return subject.kind === 'gift_card'
    ? { kind: 'gift_card', expires_on, ...common }
    : { kind: 'voucher', user_id: subject.userId, expires_on, ...common };
};

const WalletChoice = ({
  wallets,
  ...select
}: {
  wallets: readonly StoreCredit[];
  value: string;
  onChange: (code: string) => void;
}) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <Select
      label={t('grants.wallet')}
      value={select.value}
      onChange={event => select.onChange(event.target.value)}
      options={wallets.map(({ code, name, amount_remaining }) => ({
        value: code,
        label: `${name}: ${moneyText(amount_remaining, locale)}`,
      }))}
    />
  );
};

/** Gives a gift card, a voucher or a correction; above the limit another person has to approve it. */
export const GrantDialog = ({ subject, open, onClose, onGiven }: GrantDialogProps) => {
  const t = useMessages();
  const wallets = subject.kind === 'correction' ? subject.wallets : [];
  const [fields, setFields] = useState<Fields>({ amount: '', wallet: wallets[0]?.code ?? '', expires: '' });
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending, reset } = useMutation({
    ...createGrantMutation,
    onSuccess: grant => {
      showToast({ tone: 'success', text: t(grant.state === 'done' ? 'grants.given' : 'grants.proposed') });
      setFields({ ...fields, amount: '', expires: '' });
      setTried(false);
      onClose();
      onGiven?.(grant);
    },
  });
  const set = (change: Partial<Fields>) => {
    setFields({ ...fields, ...change });
    reset();
  };
  const amount = signedAmount(fields.amount);
  const isValid = amount !== undefined && amount !== 0 && (amount > 0 || subject.kind === 'correction');
  const fieldError = (name: string) => error?.fields?.[name];
  const isOfField = Boolean(fieldError('amount') ?? fieldError('expires_on'));
  const submit = (reason: string) => {
    setTried(true);
    if (isValid) mutate(wishOf(subject, fields, reason));
  };
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={t(`grants.new.${subject.kind}`)}
      action={t(`grants.actions.${subject.kind}`)}
      text={'name' in subject && subject.name ? t('grants.for', { name: subject.name }) : undefined}
      busy={isPending}
      error={error && !isOfField ? error.message || t('errors.text') : undefined}
      onSubmit={submit}
    >
      {subject.kind === 'correction' && (
        <WalletChoice wallets={wallets} value={fields.wallet} onChange={wallet => set({ wallet })} />
      )}
      <TextField
        label={t('grants.amount')}
        hint={subject.kind === 'correction' ? t('grants.amountHint') : undefined}
        error={isTried && !isValid ? t('grants.wrongAmount') : fieldError('amount')}
        inputMode={subject.kind === 'correction' ? 'text' : 'numeric'}
        autoComplete="off"
        value={fields.amount}
        onChange={event => set({ amount: event.target.value })}
        maxLength={15}
        suffixText="₮"
        required
      />
      {subject.kind !== 'correction' && (
        <TextField
          type="date"
          label={t('grants.lastDay')}
          hint={t('grants.lastDayHint')}
          optional={t('state.optional')}
          error={fieldError('expires_on')}
          value={fields.expires}
          onChange={event => set({ expires: event.target.value })}
        />
      )}
    </ReasonDialog>
  );
};
