import { persisted } from '@ortoo/stores';

/** Unsent input of a review. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

type Drafts = Readonly<Record<string, ReviewDraft>>;

const isDraft = (value: unknown): boolean => {
  const { rating, comment } = Object(value) as Partial<ReviewDraft>;
  return typeof rating === 'number' && typeof comment === 'string';
};

/** Unsent reviews by path; they outlive a sign-in and a closed page. */
export const $reviewDrafts = persisted<Drafts>(
  'reviewDrafts',
  {},
  value => typeof value === 'object' && value !== null && Object.values(value).every(isDraft),
);

export const saveDraft = (path: string, draft: ReviewDraft): void =>
  $reviewDrafts.set({ ...$reviewDrafts.get(), [path]: draft });

export const dropDraft = (path: string): void => {
  const { [path]: _sent, ...others } = $reviewDrafts.get();
  $reviewDrafts.set(others);
};
