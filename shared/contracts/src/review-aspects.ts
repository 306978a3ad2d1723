import type { ProductKind } from './products/products.schema';

/** What guests score a hotel for, in addition to the stars of the whole. */
export const reviewAspects = ['cleanliness', 'location', 'staff', 'comfort', 'value'] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

/** Scores of a review, from 1 to 5; a guest may leave out any. */
export type ReviewScores = Partial<Record<ReviewAspect, number>>;

/** Name of an aspect's score in the review form. */
export const scoreField = <T extends ReviewAspect>(aspect: T) => `scores[${aspect}]` as const;

export const hasAspects = (kind: ProductKind): boolean => kind === 'hotel';
