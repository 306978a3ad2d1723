import type { Review } from '@ortoo/contracts';
import { ApiError, type CallOptions } from '@ortoo/http';
import { signInPath, useMessages, useNavigate } from '@ortoo/remote';
import { $user, showToast } from '@ortoo/stores';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dropDraft } from './draft.store';
import type { Written } from './review-form';
import { sendReview } from './reviews.mutations';
import { reviewsMark, type ReviewSubject } from './reviews.queries';
import type { Sending } from './upload.rules';

interface Request {
  subject: ReviewSubject;
  /** Path of the page, without the locale prefix. */
  page: string;
  own: Review | null;
  onSent: () => void;
}

const errorOf = (error: unknown, files: readonly File[], offline: string): string => {
  if (!(error instanceof ApiError) || !error.message) return offline;
  const file = typeof error.details['image'] === 'number' ? files[error.details['image']] : undefined;
  return file ? `${file.name}: ${error.message}` : error.message;
};

/** Sends a review with its pictures, which can be stopped; a guest is led to the sign-in first. */
export const useSendReview = ({ subject, page, own, onSent }: Request) => {
  const t = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [key, setKey] = useState<string>();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const controller = useRef<AbortController>(undefined);
  const signIn = () => navigate(signInPath(page + reviewsMark));

  const send = async (written: Written) => {
    if (!$user.get()) return void signIn();
    const attempt = key ?? crypto.randomUUID();
    const { signal } = (controller.current = new AbortController());
    const onUploadProgress: CallOptions['onUploadProgress'] = ({ loaded: sent, total }) =>
      setSending({ state: 'running', ...(total !== undefined && { upload: { sent, total } }) });
    setKey(attempt);
    setSending({ state: 'running' });
    try {
      await sendReview(client, { ...written, subject, id: own?.id, key: attempt, signal, onUploadProgress });
      dropDraft(subject);
      setSending({ state: 'idle' });
      onSent();
      showToast({ tone: 'success', text: t('reviews.sent') });
    } catch (error) {
      // A command with a response is complete: the next one needs a new key.
      if (error instanceof ApiError && error.status > 0) setKey(undefined);
      const isSignedOut = error instanceof ApiError && error.status === 401;
      const failed = { state: 'failed' as const, error: errorOf(error, written.files, t('errors.offline')) };
      setSending(isSignedOut ? { state: 'idle' } : signal.aborted ? { state: 'stopped' } : failed);
      if (isSignedOut) void signIn();
    }
  };
  return { sending, send, stop: () => controller.current?.abort(), forgetKey: () => setKey(undefined) };
};
