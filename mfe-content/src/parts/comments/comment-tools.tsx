import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { articlePathOf, type CommentReply, type CommentThread, type OwnComments } from '@ortoo/contracts';
import { lazyPart, signInPath, useHref, useLateDialog, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, ButtonLink } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { removeComment } from './comments.mutations';
import { commentsMark, type CommentSubject } from './comments.queries';
import { RateButtons } from './rate-buttons';

const ReportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report-comment" */ './report-dialog')).ReportDialog,
  { when: 'use' },
);

interface CommentToolsProps {
  comment: CommentThread | CommentReply;
  subject: CommentSubject;
  own: OwnComments | undefined;
  onReply: () => void;
  onEdit: () => void;
}

const OwnTools = ({ comment, subject, onEdit }: Pick<CommentToolsProps, 'comment' | 'subject' | 'onEdit'>) => {
  const t = useMessages();
  const [isSure, setSure] = useState(false);
  const { mutate, isPending } = useMutation(removeComment(subject));
  if (!isSure)
    return (
      <>
        <Button kind="quiet" size="sm" onClick={onEdit}>
          {t('actions.edit')}
        </Button>
        <Button kind="quiet" size="sm" onClick={() => setSure(true)}>
          {t('actions.delete')}
        </Button>
      </>
    );
  return (
    <span role="group" aria-label={t('comments.sure')}>
      <span className="soft">{t('comments.sure')}</span>
      <Button kind="danger" size="sm" busy={isPending} onClick={() => mutate(comment.id)}>
        {t('actions.delete')}
      </Button>
      <Button kind="quiet" size="sm" onClick={() => setSure(false)}>
        {t('actions.cancel')}
      </Button>
    </span>
  );
};

const ReportButton = ({ id }: { id: number }) => {
  const t = useMessages();
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <Button kind="quiet" size="sm" {...button}>
        {t('comments.report')}
      </Button>
      {isRequested && <ReportDialog {...dialog} id={id} />}
    </>
  );
};

/** What a reader can do with a comment. */
export const CommentTools = ({ comment, subject, own, onReply, onEdit }: CommentToolsProps) => {
  const t = useMessages();
  const href = useHref();
  const user = useStore($user, { ssr: 'initial' });
  const isOwn = own?.comments.some(({ id }) => id === comment.id) ?? false;
  const rating = own?.ratings.find(({ id }) => id === comment.id)?.rating ?? 0;
  return (
    <div css={style} className="no-print">
      <RateButtons subject={subject} comment={comment} rating={rating} mayRate={user !== null && !isOwn} />
      {user ? (
        <Button kind="quiet" size="sm" onClick={onReply}>
          {t('comments.reply')}
        </Button>
      ) : (
        <ButtonLink kind="quiet" size="sm" href={href(signInPath(articlePathOf(subject) + commentsMark))}>
          {t('comments.reply')}
        </ButtonLink>
      )}
      {isOwn && <OwnTools comment={comment} subject={subject} onEdit={onEdit} />}
      {user && !isOwn && <ReportButton id={comment.id} />}
    </div>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  [role='group'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    padding-inline: 0.75rem;
  }
`;
