import type { OwnComment, OwnComments } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { removeComment } from './comments.mutations';
import type { CommentSubject } from './comments.queries';

interface HeldCommentProps {
  comment: OwnComment;
  subject: CommentSubject;
}

const HeldComment = ({ comment, subject }: HeldCommentProps) => {
  const t = useMessages();
  const { mutate, isPending } = useMutation(removeComment(subject));
  const { id, state, reason, note, text } = comment;
  return (
    <InlineNotice
      tone={state === 'refused' ? 'warn' : 'info'}
      title={t(`comments.states.${state}`)}
      action={
        <Button kind="quiet" size="sm" busy={isPending} onClick={() => mutate(id)}>
          {t('actions.delete')}
        </Button>
      }
    >
      <p>{text}</p>
      {reason && <p>{t(`comments.reasons.${reason}`)}</p>}
      {note && <p>{note}</p>}
    </InlineNotice>
  );
};

/** The user's comments that others do not see, each with the reason. */
export const HeldComments = ({ subject, own }: { subject: CommentSubject; own: OwnComments | undefined }) => {
  const hidden = own?.comments.filter(({ state }) => state === 'held' || state === 'refused') ?? [];
  return hidden.map(comment => <HeldComment key={comment.id} comment={comment} subject={subject} />);
};
