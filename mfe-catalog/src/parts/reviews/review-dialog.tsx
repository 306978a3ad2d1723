import { useStore } from '@nanostores/react';
import type { Review } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { signInPath, useMessages, useNavigate } from '@ortoo/remote';
import { $user, showToast } from '@ortoo/stores';
import { Dialog } from '@ortoo/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { $reviewDrafts, draftOf, dropDraft, saveDraft } from './draft.store';
import { ReviewForm, type Written } from './review-form';
import { sendReview } from './reviews.mutations';
import { reviewsMark, type ReviewSubject } from './reviews.queries';

interface ReviewDialogProps {
  subject: ReviewSubject;
  page: string;
  name: string;
  own: Review | null;
  isScored: boolean;
  open: boolean;
  onClose: () => void;
}

const errorOf = (error: unknown, files: readonly File[], offline: string): string => {
  if (!(error instanceof ApiError) || !error.message) return offline;
  const file = typeof error.details['image'] === 'number' ? files[error.details['image']] : undefined;
  return file ? `${file.name}: ${error.message}` : error.message;
};

/** Form to write or edit a review. Input is retained until it is saved. */
export const ReviewDialog = ({ subject, page, name, own, isScored, open, onClose }: ReviewDialogProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useStore($user, { ssr: 'initial' });
  const [key, setKey] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [apiError, setError] = useState<string>();

  const signIn = () => navigate(signInPath(page + reviewsMark));

  const send = async (written: Written) => {
    if (!user) return void signIn();
    const attempt = key ?? crypto.randomUUID();
    setKey(attempt);
    setBusy(true);
    setError(undefined);
    try {
      await sendReview(client, { ...written, subject, id: own?.id, key: attempt });
      dropDraft(subject);
      onClose();
      showToast({ tone: 'success', text: t('reviews.sent') });
    } catch (error) {
      // A command with a response is complete: the next one needs a new key.
      if (error instanceof ApiError && error.status > 0) setKey(undefined);
      if (error instanceof ApiError && error.status === 401) return void signIn();
      setError(errorOf(error, written.files, t('errors.offline')));
    } finally {
      setBusy(false);
    }
  };

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
        busy={busy}
        apiError={apiError}
        onDraft={draft => (own ? undefined : saveDraft(subject, draft))}
        onChange={() => setKey(undefined)}
        onSend={written => void send(written)}
      />
    </Dialog>
  );
};
