import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { commentLimits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, TextArea } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { writeComment } from './comments.mutations';
import type { CommentSubject } from './comments.queries';
import { $commentDrafts, draftKey, saveDraft } from './draft.store';

interface CommentFormProps {
  subject: CommentSubject;
  label: string;
  /** The comment that it answers. */
  replyId?: number;
  onDone?: () => void;
}

/** Writes a comment or an answer. The input is kept until it is sent. */
export const CommentForm = ({ subject, label, replyId, onDone }: CommentFormProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const key = draftKey(subject, replyId);
  const text = useStore($commentDrafts, { ssr: 'initial' })[key] ?? '';
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(writeComment(subject));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    if (comment.length < commentLimits.min) return setShort(true);
    mutate(
      { comment, ...(replyId !== undefined && { reply_id: replyId }) },
      {
        onSuccess: ({ state }) => {
          saveDraft(key, '');
          showToast({ tone: 'success', text: t(state === 'held' ? 'comments.sentHeld' : 'comments.sent') });
          onDone?.();
        },
      },
    );
  };
  return (
    <form css={style} onSubmit={send} noValidate>
      <TextArea
        label={label}
        name="comment"
        rows={3}
        required
        maxLength={commentLimits.max}
        value={text}
        error={isShort ? t('comments.short') : errorText(error)}
        onChange={({ target }) => {
          saveDraft(key, target.value);
          setShort(false);
          if (error) reset();
        }}
      />
      <div className="actions">
        <Button type="submit" size="sm" busy={isPending}>
          {t(replyId === undefined ? 'comments.write' : 'comments.reply')}
        </Button>
        {onDone && (
          <Button kind="quiet" size="sm" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;
