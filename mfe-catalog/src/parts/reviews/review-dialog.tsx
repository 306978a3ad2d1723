import { useStore } from '@nanostores/react';
import type { Review } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Dialog } from '@ortoo/ui';
import { $reviewDrafts, draftOf, saveDraft } from './draft.store';
import { ReviewForm } from './review-form';
import type { ReviewSubject } from './reviews.queries';
import { useSendReview } from './use-send-review';

interface ReviewDialogProps {
  subject: ReviewSubject;
  page: string;
  name: string;
  own: Review | null;
  isScored: boolean;
  open: boolean;
  onClose: () => void;
}

/** Form to write or edit a review. Input is retained until it is saved. */
export const ReviewDialog = ({ subject, page, name, own, isScored, open, onClose }: ReviewDialogProps) => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  const { sending, send, stop, forgetKey } = useSendReview({ subject, page, own, onSent: onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(own ? 'reviews.editTitle' : 'reviews.writeTitle', { name })}
      closeLabel={t('actions.close')}
    >
      <ReviewForm
        start={own ?? draftOf($reviewDrafts.get(), subject) ?? { rating: 0, comment: '' }}
        images={own?.images ?? []}
        isScored={isScored}
        isGuest={!user}
        sending={sending}
        onDraft={draft => (own ? undefined : saveDraft(subject, draft))}
        onChange={forgetKey}
        onSend={written => void send(written)}
        onStop={stop}
      />
    </Dialog>
  );
};
