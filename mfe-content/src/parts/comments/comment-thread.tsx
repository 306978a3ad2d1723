import { css } from '@emotion/react';
import type { CommentThread as Thread, OwnComments } from '@ortoo/contracts';
import { CommentItem } from './comment-item';
import type { CommentSubject } from './comments.queries';

interface CommentThreadProps {
  thread: Thread;
  subject: CommentSubject;
  own: OwnComments | undefined;
}

/** A comment with the answers to it. */
export const CommentThread = ({ thread, subject, own }: CommentThreadProps) => (
  <div css={style}>
    <CommentItem comment={thread} subject={subject} own={own} />
    {thread.replies.length > 0 && (
      <div className="replies">
        {thread.replies.map(reply => (
          <CommentItem key={reply.id} comment={reply} subject={subject} own={own} replyTo={reply.reply_to} />
        ))}
      </div>
    )}
  </div>
);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--line);
  .replies {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-inline-start: var(--space-2);
    border-inline-start: 2px solid var(--sand-deep);
  }
`;
