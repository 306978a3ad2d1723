import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { articlePathOf, type CommentReason, type StaffComment } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { DefinitionList, ErrorNotice, Select, TextLink } from '@ortoo/ui';
import { DecisionButtons } from '../parts/decision-buttons';
import { DetailPanel } from '../parts/detail-panel';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ListControl } from '../parts/use-list';
import { moderateCommentMutation, type CommentDecision } from './comments.queries';

interface CommentDetailProps {
  list: ListControl;
  comment: StaffComment;
  onDecided: () => void;
}

/** Reasons that staff can give. */
const reasons = ['advertising', 'rude', 'off_topic', 'untrue', 'other'] as const satisfies readonly CommentReason[];

const Facts = ({ comment }: { comment: StaffComment }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { article, author, reason, note, reports } = comment;
  const reported = reports.map(({ reason: why, count }) => `${t(`comments.reasons.${why}`)}: ${count}`).join(', ');
  return (
    <DefinitionList
      items={[
        { term: t('comments.author'), value: author },
        {
          term: t('comments.article'),
          value: <TextLink href={href(articlePathOf(article))}>{article.title}</TextLink>,
        },
        { term: t('comments.reason'), value: reason && t(`comments.reasons.${reason}`) },
        { term: t('comments.note'), value: note },
        { term: t('comments.reports'), value: reported },
        { term: t('comments.created'), value: formatDateTime(comment.created_at, locale) },
        { term: t('comments.edited'), value: comment.edited_at && formatDateTime(comment.edited_at, locale) },
      ]}
    />
  );
};

/** A comment with the reports about it, and the decision. */
export const CommentDetail = ({ list, comment, onDecided }: CommentDetailProps) => {
  const t = useMessages();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState<CommentReason>('advertising');
  const { mutate, error, isPending, variables } = useMutation({
    ...moderateCommentMutation,
    onSuccess: (_answer, decision) => {
      setRefusing(false);
      showToast({ tone: 'success', text: t(`comments.done.${decision.state}`) });
      onDecided();
    },
  });
  const { id, state } = comment;
  const decide = (decision: Omit<CommentDecision, 'id'>) => mutate({ id, ...decision });
  const message = error ? error.message || t('errors.text') : undefined;
  const canDecide = state !== 'removed';
  return (
    <DetailPanel
      list={list}
      title={comment.author ?? t('comments.noAuthor')}
      actions={
        canDecide && (
          <DecisionButtons
            state={state}
            isApproving={isPending && variables.state === 'approved'}
            onApprove={() => decide({ state: 'approved' })}
            onRefuse={() => setRefusing(true)}
          />
        )
      }
    >
      <p css={textStyle}>{comment.text}</p>
      <Facts comment={comment} />
      <ErrorNotice>{isRefusing ? undefined : message}</ErrorNotice>
      <ReasonDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('comments.refuse')}
        action={t('decision.refuse')}
        isDangerous
        isOptional
        label={t('comments.note')}
        hint={t('comments.noteHint')}
        busy={isPending}
        error={message}
        onSubmit={note => decide({ state: 'refused', reason, note })}
      >
        <Select
          label={t('comments.reason')}
          value={reason}
          onChange={event => setReason(reasons.find(known => known === event.target.value) ?? 'other')}
          options={reasons.map(value => ({ value, label: t(`comments.reasons.${value}`) }))}
        />
      </ReasonDialog>
    </DetailPanel>
  );
};

const textStyle = css`
  font-size: var(--text-md);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
