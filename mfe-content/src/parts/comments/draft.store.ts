import { persisted } from '@ortoo/stores';
import type { CommentSubject } from './comments.queries';

const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');

/** Unsent comments by their article, and answers by their comment; they outlive a sign-in and a closed page. */
export const $commentDrafts = persisted<Readonly<Record<string, string>>>('commentDrafts', {}, isTexts);

/** @param replyId the comment that is answered */
export const draftKey = ({ kind, slug }: CommentSubject, replyId?: number): string =>
  `${kind}/${slug}${replyId === undefined ? '' : `/${replyId}`}`;

export const saveDraft = (key: string, text: string): void => {
  const { [key]: _, ...others } = $commentDrafts.get();
  $commentDrafts.set(text ? { ...others, [key]: text } : others);
};
