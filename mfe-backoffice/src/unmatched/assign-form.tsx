import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { UnmatchedPayment } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { decideUnmatchedMutation } from './unmatched.queries';

interface AssignFormProps {
  payment: UnmatchedPayment;
  onDecided: () => void;
}

/** With or without its letter, as somebody reads it from a paper. */
const numberOf = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^(?=\d)/, 'R');

/** Pays an order that costs just as much. */
export const AssignForm = ({ payment, onDecided }: AssignFormProps) => {
  const t = useMessages();
  const id = useId();
  const errorOf = useErrorText();
  const [typed, setTyped] = useState(payment.order_number ?? '');
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending, reset } = useMutation({
    ...decideUnmatchedMutation(payment.id),
    onSuccess: () => {
      showToast({ tone: 'success', text: t('unmatched.done.assign', { number: numberOf(typed) }) });
      onDecided();
    },
  });
  const isWrong = !/^R\d{6,12}$/.test(numberOf(typed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) document.getElementById(id)?.focus();
    else mutate({ kind: 'assign', order_number: numberOf(typed) });
  };
  return (
    <form css={style} onSubmit={submit} noValidate aria-label={t('unmatched.assign')}>
      <h3>{t('unmatched.assign')}</h3>
      <TextField
        id={id}
        label={t('unmatched.orderNumber')}
        hint={t('unmatched.assignHint')}
        error={isTried && isWrong ? t('unmatched.wrongNumber') : undefined}
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          reset();
        }}
        maxLength={20}
        autoComplete="off"
        required
      />
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      <Button type="submit" busy={isPending}>
        {t('unmatched.assignAction')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
`;
