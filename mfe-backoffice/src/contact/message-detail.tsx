import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { ContactMessage } from '@ortoo/contracts';
import { formatDateTime, formatPhone } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ButtonLink, DefinitionList, ErrorNotice, InlineNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { OrderLink } from '../parts/order-link';
import type { ListControl } from '../parts/use-list';
import { decideMessageMutation, type MessageDecision } from './messages.queries';

interface MessageDetailProps {
  list: ListControl;
  message: ContactMessage;
  onDecided: () => void;
}

/** A message with the ways to answer it. */
export const MessageDetail = ({ list, message, onDecided }: MessageDetailProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { mutate, error, isPending, variables } = useMutation({
    ...decideMessageMutation,
    onSuccess: (_answer, { decision }) => {
      showToast({ tone: 'success', text: t(`contact.done.${decision}`) });
      onDecided();
    },
  });
  const { id, email, phone, held_for, handled_at } = message;
  const decide = (decision: MessageDecision['decision']) => mutate({ id, decision });
  const isBusy = (decision: MessageDecision['decision']) => isPending && variables.decision === decision;
  const subject = encodeURIComponent(t('contact.replySubject'));
  return (
    <DetailPanel
      list={list}
      title={message.name}
      actions={
        <>
          {email && <ButtonLink href={`mailto:${email}?subject=${subject}`}>{t('contact.reply')}</ButtonLink>}
          {!handled_at && held_for && (
            <Button kind="secondary" busy={isBusy('release')} onClick={() => decide('release')}>
              {t('contact.release')}
            </Button>
          )}
          {!handled_at && (
            <Button kind="secondary" busy={isBusy('handle')} onClick={() => decide('handle')}>
              {t('contact.handle')}
            </Button>
          )}
        </>
      }
    >
      {held_for && <InlineNotice tone="warn">{t(`contact.holds.${held_for}`)}</InlineNotice>}
      <p css={textStyle}>{message.message}</p>
      <DefinitionList
        items={[
          { term: t('contact.topic'), value: t(`contact.topics.${message.topic}`) },
          { term: t('contact.order'), value: message.order_number && <OrderLink number={message.order_number} /> },
          { term: t('contact.email'), value: email },
          {
            term: t('contact.phone'),
            value: phone && <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>,
          },
          { term: t('contact.created'), value: formatDateTime(message.created_at, locale) },
          { term: t('contact.handledAt'), value: handled_at && formatDateTime(handled_at, locale) },
        ]}
      />
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
    </DetailPanel>
  );
};

const textStyle = css`
  font-size: var(--text-md);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
