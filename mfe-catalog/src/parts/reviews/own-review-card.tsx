import { css } from '@emotion/react';
import type { Review } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { showToast, warnOf } from '@ortoo/stores';
import { Button, InlineNotice, type NoticeTone } from '@ortoo/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewItem } from './review-item';
import { deleteReview } from './reviews.mutations';
import type { ReviewSubject } from './reviews.queries';

interface OwnReviewProps {
  own: Review;
  subject: ReviewSubject;
  onEdit: () => void;
}

const tones: Record<Review['state'], NoticeTone> = { pending: 'info', approved: 'good', refused: 'warn' };

/** The user's own review: its state, and actions to edit or delete it. */
export const OwnReview = ({ own, subject, onEdit }: OwnReviewProps) => {
  const t = useMessages();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteReview(client, subject, own.id),
    onSuccess: () => showToast({ tone: 'success', text: t('reviews.deleted') }),
    onError: warnOf,
  });
  const title = t('reviews.own');
  // Its texts are not part of the server's page: they load on the visitor's first interaction.
  if (!title) return null;
  return (
    <div css={style}>
      <h3>{title}</h3>
      <InlineNotice tone={tones[own.state]}>
        {t(`reviews.states.${own.state}`)} {own.reason}
      </InlineNotice>
      <ReviewItem review={{ ...own, state: 'pending' }} subject={subject} isHelpful={false} />
      {isAsking ? (
        <div className="actions" role="group" aria-label={t('reviews.sure')}>
          <p>{t('reviews.sure')}</p>
          <Button kind="danger" size="sm" busy={isPending} onClick={() => remove()}>
            {t('actions.delete')}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => setAsking(false)}>
            {t('actions.cancel')}
          </Button>
        </div>
      ) : (
        <div className="actions">
          <Button kind="secondary" size="sm" onClick={onEdit}>
            {t('actions.edit')}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => setAsking(true)}>
            {t('actions.delete')}
          </Button>
        </div>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  width: 100%;
  padding: 1.25rem;
  border-radius: var(--radius-lg);
  background: var(--sand);
  h3 {
    font-size: var(--text-lg);
  }
  article {
    padding: 0;
    border: 0;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .actions p {
    width: 100%;
    font-size: var(--text-sm);
  }
`;
