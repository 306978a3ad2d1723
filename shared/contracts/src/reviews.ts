import type { z } from 'zod';
import type * as schema from './reviews.schema';

/** Until a staff member has moderated a review, only its author sees it. */
export type ReviewState = z.infer<typeof schema.reviewStateSchema>;
export type Review = z.infer<typeof schema.reviewSchema>;
export type ReviewSort = z.infer<typeof schema.reviewSortSchema>;
export type Reviews = z.infer<typeof schema.reviewsSchema>;
/** What a signed-in reader can do with the reviews of a product or a vendor. */
export type MyReview = z.infer<typeof schema.myReviewSchema>;
/** A review as the form submits it. */
export type ReviewForm = z.infer<typeof schema.reviewFormSchema>;
/** A review that waits for moderation. */
export type WaitingReview = z.infer<typeof schema.waitingReviewSchema>;
export type { UploadedFile } from './reviews.schema';
