import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toMoney, toWire, money, type BankEntry } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, CloseIcon, ErrorNotice, IconButton, TextField } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { amountOf, faultOf, leftOf, withOrder, type MatchPart } from './match.rules';
import { PayableOrders } from './payable-orders';
import { matchMutation } from './transfers.queries';

interface MatchFormProps {
  entry: BankEntry;
  onDone: () => void;
}

interface PartFieldProps {
  part: MatchPart;
  error: string | undefined;
  onChange: (amount: string) => void;
  onRemove: () => void;
}

const PartField = ({ part, error, onChange, onRemove }: PartFieldProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { order_number: number, due, amount } = part;
  return (
    <li>
      <TextField
        label={[number, part.buyer].filter(Boolean).join(' · ')}
        hint={t('transfers.needs', { amount: moneyText(toWire(money(due)), locale) })}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, 12))}
        suffixText="₮"
      />
      <IconButton label={t('transfers.removeOrder', { number })} icon={<CloseIcon />} onClick={onRemove} />
    </li>
  );
};

/** Pays one order or several with an amount. */
export const MatchForm = ({ entry, onDone }: MatchFormProps) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const id = useId();
  const amount = toMoney(entry.amount);
  const [parts, setParts] = useState<readonly MatchPart[]>([]);
  const [isTried, setTried] = useState(false);
  const fault = isTried ? faultOf(amount, parts) : undefined;
  const { mutate, error, isPending, reset } = useMutation({
    ...matchMutation(entry.id),
    onSuccess: () => {
      showToast({ tone: 'success', text: t('transfers.matched') });
      onDone();
    },
  });
  const change = (to: readonly MatchPart[]) => {
    setParts(to);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultOf(amount, parts)) return;
    mutate({
      amount,
      parts: parts.map(part => ({ order_number: part.order_number, amount: amountOf(part.amount) })),
    });
  };
  const left = leftOf(amount, parts);
  return (
    <form css={style} onSubmit={submit} noValidate aria-labelledby={id}>
      <h3 id={id}>{t('transfers.match')}</h3>
      {parts.length > 0 && (
        <ul>
          {parts.map(part => (
            <PartField
              key={part.order_number}
              part={part}
              error={fault?.order === part.order_number ? t(`transfers.faults.${fault.fault}`) : undefined}
              onChange={typed => change(parts.map(one => (one === part ? { ...part, amount: typed } : one)))}
              onRemove={() => change(parts.filter(one => one !== part))}
            />
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <p role="status">
          {left > 0 && t('transfers.left', { amount: moneyText(toWire(money(left)), locale) })}
          {left < 0 && t('transfers.over', { amount: moneyText(toWire(money(-left)), locale) })}
          {left === 0 && t('transfers.allGiven')}
        </p>
      )}
      <PayableOrders
        entryId={entry.id}
        chosen={parts.map(part => part.order_number)}
        onChoose={order => change(withOrder(parts, order, amount))}
      />
      <ErrorNotice>{fault && !fault.order ? t(`transfers.faults.${fault.fault}`) : errorOf(error)}</ErrorNotice>
      <Button type="submit" busy={isPending}>
        {t('transfers.matchAction')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  > ul {
    display: grid;
    gap: var(--space-1);
  }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-1);
  }
  > ul > li > button {
    margin-top: 1.5rem;
  }
`;
