import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { WaitingReview } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { DefinitionList, ErrorNotice, Picture, RatingStars, TextLink } from '@ortoo/ui';
import { DecisionButtons } from '../parts/decision-buttons';
import { DetailPanel } from '../parts/detail-panel';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ListControl } from '../parts/use-list';
import { moderateReviewMutation, type ReviewDecision } from './reviews.queries';

interface ReviewDetailProps {
  list: ListControl;
  review: WaitingReview;
  onDecided: () => void;
}

const ReviewText = ({ review }: { review: WaitingReview }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { rating, comment, images, subject, author, verified, reason, scores } = review;
  return (
    <>
      <RatingStars value={rating} size="md" label={t('reviews.stars', { rating })} />
      <p css={textStyle}>{comment}</p>
      {images.length > 0 && (
        <ul css={picturesStyle}>
          {images.map(({ url, name }) => (
            <li key={url}>
              <Picture src={url} alt={name} ratio={1} sizes="120px" />
            </li>
          ))}
        </ul>
      )}
      <DefinitionList
        items={[
          {
            term: t('reviews.subject'),
            value:
              subject.kind === 'vendor' ? (
                subject.name
              ) : (
                <TextLink href={href(`/products?q=${encodeURIComponent(subject.name)}`)}>{subject.name}</TextLink>
              ),
          },
          { term: t('reviews.author'), value: author },
          { term: t('reviews.bought'), value: t(verified ? 'reviews.verified' : 'reviews.unverified') },
          ...Object.entries(scores).map(([aspect, score]) => ({ term: t(`reviews.aspects.${aspect}`), value: score })),
          { term: t('reviews.created'), value: formatDateTime(review.created_at, locale) },
          { term: t('reviews.edited'), value: review.edited_at && formatDateTime(review.edited_at, locale) },
          { term: t('reason.label'), value: reason },
        ]}
      />
    </>
  );
};

/** A review with its pictures, and the decision about it. */
export const ReviewDetail = ({ list, review, onDecided }: ReviewDetailProps) => {
  const t = useMessages();
  const [isRefusing, setRefusing] = useState(false);
  const { mutate, error, isPending, variables } = useMutation({
    ...moderateReviewMutation,
    onSuccess: (_answer, decision) => {
      setRefusing(false);
      showToast({ tone: 'success', text: t(`reviews.done.${decision.state}`) });
      onDecided();
    },
  });
  const { id, state } = review;
  const decide = (decision: Omit<ReviewDecision, 'id'>) => mutate({ id, ...decision });
  const message = error ? error.message || t('errors.text') : undefined;
  return (
    <DetailPanel
      list={list}
      title={review.subject.name}
      actions={
        <DecisionButtons
          state={state}
          isApproving={isPending && variables.state === 'approved'}
          onApprove={() => decide({ state: 'approved' })}
          onRefuse={() => setRefusing(true)}
        />
      }
    >
      <ReviewText review={review} />
      <ErrorNotice>{isRefusing ? undefined : message}</ErrorNotice>
      <ReasonDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('reviews.refuse')}
        action={t('decision.refuse')}
        isDangerous
        hint={t('reviews.reasonHint')}
        busy={isPending}
        error={message}
        onSubmit={reason => decide({ state: 'refused', reason })}
      />
    </DetailPanel>
  );
};

const textStyle = css`
  font-size: var(--text-md);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const picturesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: var(--space-1);
  img {
    width: 100%;
    border-radius: var(--radius-sm);
  }
`;
