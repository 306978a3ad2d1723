import { useMutation } from '@tanstack/react-query';
import type { StaffOrder } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, StatusPill, type StatusTone } from '@ortoo/ui';
import { changeOrderMutation } from './orders.mutations';

type Message = StaffOrder['messages'][number];

const tones: Record<Message['state'], StatusTone> = { waiting: 'waiting', sent: 'good', failed: 'bad' };

/** What the buyer was sent, and can be sent again. */
export const OrderMessages = ({ order: { number, messages } }: { order: StaffOrder }) => {
  const t = useMessages();
  const locale = useLocale();
  const { mutate, error, isPending, variables } = useMutation(changeOrderMutation(number));
  const busyId = isPending && variables.kind === 'resend' ? variables.id : undefined;
  const resend = (id: number) =>
    mutate({ kind: 'resend', id }, { onSuccess: () => showToast({ tone: 'success', text: t('orders.resent') }) });
  if (messages.length === 0) return <p className="soft">{t('orders.noMessages')}</p>;
  return (
    <>
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      <ul className="rows">
        {messages.map(({ id, subject, recipient, state, created_at: at }) => (
          <li key={id}>
            <span>
              {subject}
              <span className="soft">{[recipient, formatDateTime(at, locale)].join(' · ')}</span>
            </span>
            <StatusPill tone={tones[state]}>{t(`orders.messageStates.${state}`)}</StatusPill>
            <Button
              kind="quiet"
              size="sm"
              busy={busyId === id}
              aria-label={`${t('orders.resend')}: ${subject}`}
              onClick={() => resend(id)}
            >
              {t('orders.resend')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
