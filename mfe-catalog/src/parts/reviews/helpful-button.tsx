import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { Review } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { $user, showToast } from '@ortoo/stores';
import { ThumbsUpIcon } from '@ortoo/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewSubject } from './reviews.queries';

interface HelpfulButtonProps {
  review: Review;
  subject: ReviewSubject;
  isHelpful: boolean;
}

/** Marks a review as helpful, once per reader; immediate on the screen, and reverted on an error. */
export const HelpfulButton = ({ review, subject, isHelpful }: HelpfulButtonProps) => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  const client = useQueryClient();
  const [requested, setRequested] = useState<boolean>();
  const pressed = requested ?? isHelpful;
  const count = review.helpful + (requested === undefined || requested === isHelpful ? 0 : requested ? 1 : -1);
  const press = async () => {
    if (!user) {
      showToast({ tone: 'warning', text: t('reviews.signInToThank') });
      return;
    }
    setRequested(!pressed);
    const { sayHelpful } = await import(/* webpackChunkName: "own-review" */ './reviews.mutations');
    await sayHelpful(client, { review, subject, userId: user.id, helpful: !pressed });
    setRequested(undefined);
  };
  return (
    <button type="button" css={style} aria-pressed={pressed} onClick={() => void press()}>
      <ThumbsUpIcon aria-hidden="true" />
      {t('reviews.helpful')}
      {count > 0 && <span>{count}</span>}
    </button>
  );
};

const style = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 0.5rem;
  min-height: var(--target);
  margin-left: -0.75rem;
  padding: 0 0.75rem;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  cursor: pointer;
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  &:hover {
    background: var(--sand);
    color: var(--ink);
  }
  &[aria-pressed='true'] {
    color: var(--action);
    font-weight: 600;
  }
`;
