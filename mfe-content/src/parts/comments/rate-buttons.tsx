import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { ThumbsDownIcon, ThumbsUpIcon } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { rateComment } from './comments.mutations';
import type { CommentSubject } from './comments.queries';

interface RateButtonsProps {
  subject: CommentSubject;
  comment: { id: number; likes: number; dislikes: number };
  /** The reader's own rating. */
  rating: 1 | 0 | -1;
  /** A reader with an account, who has not written it. */
  mayRate: boolean;
}

/** Agrees with a comment or not; a second press takes it back. */
export const RateButtons = ({ subject, comment, rating, mayRate }: RateButtonsProps) => {
  const t = useMessages();
  const { mutate, isPending, variables } = useMutation(rateComment(subject));
  const shown = isPending ? variables.rating : rating;
  /** What is visible is part of the name. */
  const named = (label: string, count: number) => (count > 0 ? `${label}: ${count}` : label);
  const press = (value: 1 | -1) => {
    if (!mayRate) return showToast({ tone: 'warning', text: t('comments.signInToRate') });
    if (!isPending) mutate({ id: comment.id, rating: rating === value ? 0 : value });
  };
  return (
    <span css={style}>
      <button
        type="button"
        aria-label={named(t('comments.like'), comment.likes)}
        aria-pressed={shown === 1}
        onClick={() => press(1)}
      >
        <ThumbsUpIcon aria-hidden="true" />
        {comment.likes > 0 && comment.likes}
      </button>
      <button
        type="button"
        aria-label={named(t('comments.dislike'), comment.dislikes)}
        aria-pressed={shown === -1}
        onClick={() => press(-1)}
      >
        <ThumbsDownIcon aria-hidden="true" />
        {comment.dislikes > 0 && comment.dislikes}
      </button>
    </span>
  );
};

const style = css`
  display: inline-flex;
  margin-inline-start: -0.75rem;
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 0.625rem;
    border: 0;
    border-radius: 999px;
    background: none;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    cursor: pointer;
  }
  button:hover {
    background: var(--sand);
    color: var(--ink);
  }
  [aria-pressed='true'] {
    color: var(--action);
    font-weight: 600;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
