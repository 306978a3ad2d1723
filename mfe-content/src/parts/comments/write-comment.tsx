import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { articlePathOf, type OwnComments } from '@ortoo/contracts';
import { signInPath, useHref, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { ButtonLink } from '@ortoo/ui';
import { CommentForm } from './comment-form';
import { CommentName } from './comment-name';
import { commentsMark, type CommentSubject } from './comments.queries';

interface WriteCommentProps {
  subject: CommentSubject;
  own: OwnComments | undefined;
}

/** The form for a comment; a guest signs in first and returns here. */
export const WriteComment = ({ subject, own }: WriteCommentProps) => {
  const t = useMessages();
  const href = useHref();
  const user = useStore($user, { ssr: 'initial' });
  if (!user)
    return (
      <div css={style}>
        <p>{t('comments.invite')}</p>
        <ButtonLink kind="secondary" href={href(signInPath(articlePathOf(subject) + commentsMark))}>
          {t('comments.signIn')}
        </ButtonLink>
      </div>
    );
  return (
    <div css={style}>
      <CommentForm subject={subject} label={t('comments.yours')} />
      {own && <CommentName subject={subject} own={own} />}
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--space-1-5);
  padding: var(--space-2);
  border-radius: var(--radius-lg);
  background: var(--sand);
  > form {
    width: 100%;
  }
`;
