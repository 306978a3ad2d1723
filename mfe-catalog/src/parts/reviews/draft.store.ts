import { pathOf, type ReviewScores } from '@ortoo/contracts';
import { listProductReviews, listVendorReviews } from '@ortoo/contracts/endpoints';
import { persisted } from '@ortoo/stores';
import type { ReviewSubject } from './reviews.queries';

/** Unsent input of a review. */
export interface ReviewDraft {
  rating: number;
  comment: string;
  /** Of a hotel. */
  scores?: ReviewScores;
}

type Drafts = Readonly<Record<string, ReviewDraft>>;

const isDraft = (value: unknown): boolean => {
  const { rating, comment, scores = {} } = Object(value) as Partial<ReviewDraft>;
  return typeof rating === 'number' && typeof comment === 'string' && typeof scores === 'object';
};

/** Unsent reviews by the path of their subject's reviews; they outlive a sign-in and a closed page. */
export const $reviewDrafts = persisted<Drafts>(
  'reviewDrafts',
  {},
  value => typeof value === 'object' && value !== null && Object.values(value).every(isDraft),
);

const keyOf = (subject: ReviewSubject): string =>
  pathOf('slug' in subject ? listProductReviews : listVendorReviews, subject);

export const draftOf = (drafts: Drafts, subject: ReviewSubject): ReviewDraft | undefined => drafts[keyOf(subject)];

export const saveDraft = (subject: ReviewSubject, draft: ReviewDraft): void =>
  $reviewDrafts.set({ ...$reviewDrafts.get(), [keyOf(subject)]: draft });

export const dropDraft = (subject: ReviewSubject): void => {
  const { [keyOf(subject)]: _sent, ...others } = $reviewDrafts.get();
  $reviewDrafts.set(others);
};
