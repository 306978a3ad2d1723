import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ReturnAuthorization, StaffOrder } from '@ortoo/contracts';
import { useMessages, useNavigate } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, RadioCards, Select, TextArea, TextField } from '@ortoo/ui';
import { FormDialog } from '../parts/form-dialog';
import { createReturnMutation } from './orders.mutations';

export interface ReturnDialogProps {
  order: StaffOrder;
  open: boolean;
  onClose: () => void;
}

type Destination = ReturnAuthorization['destination'];

const reasons = ['damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const;
const destinations: readonly Destination[] = ['wallet', 'original', 'bank_account'];

type FieldError = (name: string) => string | undefined;

interface Account {
  account_name: string;
  iban: string;
}

interface AccountFieldsProps {
  account: Account;
  setAccount: (account: Account) => void;
  fieldError: FieldError;
}

const AccountFields = ({ account, setAccount, fieldError }: AccountFieldsProps) => {
  const t = useMessages();
  return (
    <>
      <TextField
        label={t('orders.accountName')}
        value={account.account_name}
        error={fieldError('account_name')}
        onChange={event => setAccount({ ...account, account_name: event.target.value })}
        maxLength={100}
        required
      />
      <TextField
        label={t('orders.iban')}
        value={account.iban}
        error={fieldError('iban')}
        onChange={event => setAccount({ ...account, iban: event.target.value })}
        maxLength={40}
        required
      />
    </>
  );
};

interface LineChoiceProps extends Pick<StaffOrder, 'lines'> {
  line: StaffOrder['lines'][number] | undefined;
  quantity: number;
  error: string | undefined;
  onChange: (lineId: number, quantity: number) => void;
}

/** What comes back, and how many pieces of it. */
const LineChoice = ({ lines, line, quantity, error, onChange }: LineChoiceProps) => {
  const t = useMessages();
  return (
    <>
      <RadioCards
        legend={t('orders.returnLine')}
        name="line"
        value={String(line?.id)}
        onChange={value => onChange(Number(value), 1)}
        options={lines.map(({ id, name, options_text, sku, quantity: pieces }) => ({
          value: String(id),
          title: name,
          text: `${[options_text, sku].filter(Boolean).join(' · ')} × ${pieces}`,
        }))}
        error={error}
      />
      {line && line.quantity > 1 && (
        <Select
          label={t('orders.quantity')}
          value={String(quantity)}
          onChange={event => onChange(line.id, Number(event.target.value))}
          options={Array.from({ length: line.quantity }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
        />
      )}
    </>
  );
};

const ReturnForm = ({ order, onClose }: Omit<ReturnDialogProps, 'open'>) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { has_account: hasAccount } = order.buyer;
  const [lineId, setLine] = useState(order.lines[0]?.id);
  const [quantity, setQuantity] = useState(1);
  const [reason, setReason] = useState<(typeof reasons)[number]>('damaged');
  const [destination, setDestination] = useState<Destination>(hasAccount ? 'wallet' : 'bank_account');
  const [account, setAccount] = useState<Account>({ account_name: '', iban: '' });
  const [memo, setMemo] = useState('');
  const { mutate, error, isPending } = useMutation(createReturnMutation(order.number));
  const line = order.lines.find(({ id }) => id === lineId);
  const fieldError: FieldError = name => error?.fields?.[name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!line || isPending) return;
    const items = [{ line_item_id: line.id, quantity: Math.min(quantity, line.quantity) }];
    mutate(
      { reason, destination, ...account, memo: memo.trim(), return_items: items },
      {
        onSuccess: ({ id, number }) => {
          showToast({ tone: 'success', text: t('orders.returnCreated', { number }) });
          onClose();
          void navigate(`/backoffice/returns?open=${id}`);
        },
      },
    );
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      <p className="soft">{t('orders.returnText')}</p>
      <LineChoice
        lines={order.lines}
        {...{ line, quantity }}
        error={fieldError('return_items')}
        onChange={(id, pieces) => {
          setLine(id);
          setQuantity(pieces);
        }}
      />
      <Select
        label={t('returns.reason')}
        value={reason}
        onChange={event => setReason(reasons.find(known => known === event.target.value) ?? 'other')}
        options={reasons.map(value => ({ value, label: t(`returns.reasons.${value}`) }))}
      />
      <TextArea
        label={t('returns.memo')}
        optional={t('state.optional')}
        value={memo}
        onChange={event => setMemo(event.target.value)}
        maxLength={1_000}
        rows={2}
      />
      <RadioCards
        legend={t('returns.destination')}
        name="destination"
        value={destination}
        onChange={value => setDestination(destinations.find(known => known === value) ?? destination)}
        options={destinations
          .filter(value => value !== 'wallet' || hasAccount)
          .map(value => ({ value, title: t(`returns.destinations.${value}`) }))}
        error={fieldError('destination')}
      />
      {destination === 'bank_account' && <AccountFields {...{ account, setAccount, fieldError }} />}
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      <Button type="submit" wide busy={isPending}>
        {t('orders.createReturn')}
      </Button>
    </form>
  );
};

/** Registers a return for a buyer who calls or stands in the shop; what becomes of it is decided among the returns. */
export const ReturnDialog = ({ open, ...form }: ReturnDialogProps) => {
  const t = useMessages();
  return (
    <FormDialog open={open} onClose={form.onClose} title={t('orders.createReturn')}>
      <ReturnForm {...form} />
    </FormDialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
