import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  timeSchema,
  uploadedFileSchema,
} from '../common.schema';
import { imageErrors } from '../error-groups';
import { reviewLimits } from '../limits';
import { reviewAspects } from '../review-aspects';

export const reviewStateSchema = z.enum(['pending', 'approved', 'refused']);
/** Until a staff member has moderated a review, only its author sees it. */
export type ReviewState = z.infer<typeof reviewStateSchema>;

const aspectSchema = z.enum(reviewAspects);

export const reviewSchema = z
  .object({
    id: z.number().int(),
    rating: z.number().int(),
    /** Of a hotel: what the guest has scored in addition. */
    scores: z.partialRecord(aspectSchema, z.number().int()),
    comment: z.string(),
    images: z.array(z.object({ url: pictureSchema, name: z.string() })),
    author: z.string(),
    /** The author has paid for the reviewed product. */
    verified: z.boolean(),
    /** Number of readers who found it helpful. */
    helpful: z.number().int(),
    state: reviewStateSchema,
    /** Reason of the rejection, as the shop wrote it. */
    reason: z.string().nullable(),
    created_at: timeSchema,
    edited_at: timeSchema.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const reviewSortSchema = z.enum(['helpful', 'newest', 'rating_desc', 'rating_asc']);
export type ReviewSort = z.infer<typeof reviewSortSchema>;

export const reviewsQuerySchema = pagingQuerySchema.extend({
  per_page: z.coerce.number().int().min(1).max(50).default(reviewLimits.perPage),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  with_photos: z.stringbool().default(false),
  sort: reviewSortSchema.default('helpful'),
});

export const reviewsSchema = pagingSchema
  .extend({
    reviews: z.array(reviewSchema),
    /** Over all visible reviews, whatever the filter: number of five stars, four, … */
    histogram: z.array(z.object({ rating: z.number().int(), count: z.number().int() })),
    average_rating: z.number(),
    /** Of a hotel: average scores, and the number of reviews that have one. */
    scores: z.array(z.object({ aspect: aspectSchema, average: z.number(), count: z.number().int() })),
    total_reviews: z.number().int(),
    /** How many of them have pictures. */
    with_photos: z.number().int(),
  })
  .meta({ id: 'Reviews' });
export type Reviews = z.infer<typeof reviewsSchema>;

export const myReviewSchema = z
  .object({
    /** The current user's own review, in any state. */
    review: reviewSchema.nullable(),
    /** Reviews that the current user found helpful. */
    helpful: z.array(z.number().int()),
    /** The current user has paid for it. */
    verified: z.boolean(),
  })
  .meta({ id: 'MyReview' });
/** What a signed-in reader can do with the reviews of a product or a vendor. */
export type MyReview = z.infer<typeof myReviewSchema>;

/** A form part that may occur any number of times. */
const several = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(20), item])
    .default([])
    .transform((value): z.output<T>[] => (Array.isArray(value) ? value : [value as z.output<T>]));

const starsSchema = z.coerce.number().int().min(1).max(5);

const reviewPartsSchema = z
  .object({
    rating: starsSchema,
    'scores[cleanliness]': starsSchema.optional(),
    'scores[location]': starsSchema.optional(),
    'scores[staff]': starsSchema.optional(),
    'scores[comfort]': starsSchema.optional(),
    'scores[value]': starsSchema.optional(),
    comment: z.string().trim().min(reviewLimits.commentMin).max(reviewLimits.commentMax),
    'images[][file]': several(uploadedFileSchema),
    'images[][name]': several(z.string().max(200)),
    /** When a review changes: paths of the pictures that remain. */
    'images[][keep]': several(pictureSchema),
  })
  .meta({ id: 'ReviewForm' });

/** Parts of the review form, named as the form fields; pages send them as a form. */
export const reviewFormSchema: z.ZodType<
  z.output<typeof reviewPartsSchema>,
  z.input<typeof reviewPartsSchema> | FormData
> = reviewPartsSchema;
/** A review as the form submits it. */
export type ReviewForm = z.infer<typeof reviewFormSchema>;

export const helpfulSchema = z.object({ helpful: z.number().int() });

export const waitingReviewSchema = reviewSchema
  .extend({ subject: z.object({ kind: z.enum(['product', 'vendor']), id: idSchema, name: z.string() }) })
  .meta({ id: 'WaitingReview' });
/** A review in the queue of the staff. */
export type WaitingReview = z.infer<typeof waitingReviewSchema>;

export const addProductReviewSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  body: reviewFormSchema,
  answer: reviewSchema,
  errors: [...imageErrors, 'PRODUCT_NOT_FOUND', 'REVIEW_EXISTS', 'REVIEW_SCORES'] as const,
};

export const addVendorReviewSchemas = {
  params: z.object({ id: z.string().max(80) }),
  body: reviewFormSchema,
  answer: reviewSchema,
  errors: [...imageErrors, 'REVIEW_EXISTS', 'REVIEW_SCORES'] as const,
};

export const changeReviewSchemas = {
  params: idParamsSchema,
  body: reviewFormSchema,
  answer: reviewSchema,
  errors: [...imageErrors, 'REVIEW_NOT_FOUND', 'REVIEW_SCORES'] as const,
};

export const getOwnProductReviewSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: myReviewSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};

export const getOwnVendorReviewSchemas = { params: z.object({ id: z.string().max(80) }), answer: myReviewSchema };

export const listProductReviewsSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  query: reviewsQuerySchema,
  answer: reviewsSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};

export const listStaffReviewsSchemas = {
  query: pagingQuerySchema.extend({ state: reviewStateSchema.default('pending') }),
  answer: pagingSchema.extend({ reviews: z.array(waitingReviewSchema) }),
};

export const listVendorReviewsSchemas = {
  params: z.object({ id: z.string().max(80) }),
  query: reviewsQuerySchema,
  answer: reviewsSchema,
};

export const markReviewHelpfulSchemas = {
  params: idParamsSchema,
  answer: helpfulSchema,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_OWN'] as const,
};

export const moderateReviewSchemas = {
  params: idParamsSchema,
  body: z.object({ state: z.enum(['approved', 'refused']), reason: z.string().trim().max(300).optional() }).strict(),
  answer: reviewSchema,
  errors: ['REVIEW_NOT_FOUND'] as const,
};

export const removeReviewSchemas = { params: idParamsSchema, errors: ['REVIEW_NOT_FOUND'] as const };

export const unmarkReviewHelpfulSchemas = {
  params: idParamsSchema,
  answer: helpfulSchema,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_OWN'] as const,
};
