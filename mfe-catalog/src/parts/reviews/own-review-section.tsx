import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { Review } from '@ortoo/contracts';
import { lazyPart, useLocation, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button } from '@ortoo/ui';
import { useState } from 'react';
import { $reviewDrafts, draftOf } from './draft.store';
import { reviewsMark, type ReviewSubject } from './reviews.queries';

const loadParts = () => import(/* webpackChunkName: "own-review" */ './own-review');
const OwnReview = lazyPart(async () => (await loadParts()).OwnReview, { when: 'use' });
const ReviewDialog = lazyPart(async () => (await loadParts()).ReviewDialog, { when: 'use' });

interface OwnReviewSectionProps {
  subject: ReviewSubject;
  /** Path of the page, without the locale prefix. */
  page: string;
  name: string;
  own: Review | null;
  isScored: boolean;
}

/** The user's own review with its actions, or a button to write one. */
export const OwnReviewSection = ({ own, ...about }: OwnReviewSectionProps) => {
  const t = useMessages();
  const { hash } = useLocation();
  const user = useStore($user, { ssr: 'initial' });
  const draft = draftOf(useStore($reviewDrafts, { ssr: 'initial' }), about.subject);
  const [choice, choose] = useState<'open' | 'closed'>();
  const isBack = hash === reviewsMark && user !== null && draft !== undefined;
  const isOpen = choice ? choice === 'open' : isBack;
  const show = () => choose('open');
  return (
    <div css={style}>
      {own ? (
        <OwnReview own={own} subject={about.subject} onEdit={show} />
      ) : (
        <>
          <strong>{t('reviews.invite')}</strong>
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            onPointerEnter={() => void ReviewDialog.load().catch(() => undefined)}
            onClick={show}
          >
            {draft ? t('reviews.goOn') : t('reviews.write')}
          </Button>
        </>
      )}
      {(choice || isBack) && <ReviewDialog {...about} own={own} open={isOpen} onClose={() => choose('closed')} />}
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--space-1-5);
`;
