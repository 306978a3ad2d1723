import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { exchangeMutation } from './returns.mutations';

/** Says that the other variant is on its way, or was handed over. */
export const SendExchange = ({ id }: { id: number }) => {
  const t = useMessages();
  const [tracking, setTracking] = useState('');
  const { mutate, error, isPending } = useMutation(exchangeMutation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { id, change: { tracking: tracking.trim() } },
      { onSuccess: ({ number }) => showToast({ tone: 'success', text: t('returns.done.send', { number }) }) },
    );
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      <TextField
        label={t('returns.tracking')}
        value={tracking}
        maxLength={60}
        autoComplete="off"
        onChange={event => setTracking(event.target.value)}
      />
      <Button type="submit" busy={isPending}>
        {t('returns.steps.send')}
      </Button>
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  justify-items: start;
`;
