import { useStore } from '@nanostores/react';
import type { Publication } from '@ortoo/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createDraft } from './draft.store';
import { saveMutation } from './publications.mutations';
import { publicationQuery } from './publications.queries';

/** After the last key, in milliseconds. */
const pause = 1500;
const retryEvery = 15_000;

export type WrittenDraft = ReturnType<typeof useDraft>;

/** Saves a publication while it is written: after a pause; what could not be sent, once there is a network. */
export const useDraft = (opened: Publication, userId: number) => {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveMutation(opened.id));
  const [draft] = useState(() =>
    createDraft(opened, userId, { save, read: () => client.fetchQuery(publicationQuery(opened.id)) }),
  );
  const state = useStore(draft.$state, { ssr: 'initial' });
  const { content, status, conflict, failure } = state;
  const send = useEffectEvent(() => void draft.flush());
  useEffect(() => {
    if (status !== 'unsaved' || conflict || failure) return undefined;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [content, status, conflict, failure]);
  useEffect(() => {
    if (status !== 'offline') return undefined;
    const timer = setInterval(send, retryEvery);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [status]);
  return { ...draft, ...state };
};
