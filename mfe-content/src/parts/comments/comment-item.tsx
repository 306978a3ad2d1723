import { css } from '@emotion/react';
import type { CommentReply, CommentThread, OwnComments } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { langOfWriting } from '@ortoo/remote/lang';
import { useState } from 'react';
import { CommentForm } from './comment-form';
import { CommentTools } from './comment-tools';
import type { CommentSubject } from './comments.queries';
import { EditForm } from './edit-form';

interface CommentItemProps {
  comment: CommentThread | CommentReply;
  subject: CommentSubject;
  own: OwnComments | undefined;
  /** Whom it answers. */
  replyTo?: string | null;
}

type OpenForm = 'reply' | 'edit';

/** One comment. One that was taken back is an empty place above its answers. */
export const CommentItem = ({ comment, subject, own, replyTo }: CommentItemProps) => {
  const t = useMessages();
  const locale = useLocale();
  const [form, setForm] = useState<OpenForm>();
  const { id, author, text, created_at: at, edited_at: edited } = comment;
  const close = () => setForm(undefined);
  if (author === null) return <p className="soft">{t('comments.removed')}</p>;
  return (
    <article css={style} id={`comment-${id}`} aria-label={t('comments.by', { author })}>
      <header>
        <b lang={langOfWriting(author)}>{author}</b>
        <time dateTime={at}>{formatDateTime(at, locale)}</time>
        {edited && <span>{t('comments.edited')}</span>}
      </header>
      {form === 'edit' ? (
        <EditForm subject={subject} id={id} text={text} onDone={close} />
      ) : (
        <p className="text" lang={langOfWriting(text)}>
          {replyTo && <span className="to">{`${replyTo}, `}</span>}
          {text}
        </p>
      )}
      <CommentTools
        comment={comment}
        subject={subject}
        own={own}
        onReply={() => setForm('reply')}
        onEdit={() => setForm('edit')}
      />
      {form === 'reply' && (
        <CommentForm subject={subject} replyId={id} label={t('comments.replyTo', { author })} onDone={close} />
      )}
    </article>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  b {
    color: var(--ink);
    font-weight: 620;
  }
  .text {
    line-height: 1.6;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .to {
    color: var(--action);
    font-weight: 550;
  }
`;
