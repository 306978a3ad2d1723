import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffOrder } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { moveParcelMutation } from './orders.mutations';
import { stepIcons } from './step-icons';

/** The next step of an order's parcel as one button; a courier's needs no tracking number, but may have one. */
export const NextStep = ({ order: { number, shipment, status } }: { order: StaffOrder }) => {
  const t = useMessages();
  const [tracking, setTracking] = useState('');
  const { mutate, error, isPending } = useMutation(moveParcelMutation);
  const next = shipment?.next;
  if (!shipment || !next) return null;
  const key = status === 'to_collect' ? 'collect' : next;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const step = { shipment: shipment.number, step: next, ...(next === 'send' && { tracking: tracking.trim() }) };
    mutate(step, {
      onSuccess: () => showToast({ tone: 'success', text: t(`orders.moved.${key}`, { number }) }),
    });
  };
  return (
    <form css={style} onSubmit={submit}>
      {next === 'send' && (
        <TextField
          label={t('orders.tracking')}
          optional={t('state.optional')}
          value={tracking}
          onChange={event => setTracking(event.target.value)}
          maxLength={60}
          autoComplete="off"
        />
      )}
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      <Button type="submit" busy={isPending} icon={stepIcons[next]} wide>
        {t(`orders.steps.${key}`)}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  flex: 1 1 100%;
  gap: var(--space-1);
`;
