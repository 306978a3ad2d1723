import { z } from 'zod';
import { articleParamsSchema } from '../articles/articles.schema';
import { idParamsSchema, idSchema, pagingQuerySchema, pagingSchema, timeSchema } from '../common.schema';
import { commentLimits } from '../content-limits';

export const commentStateSchema = z.enum(['approved', 'held', 'refused', 'removed']);
/** `held`: only its author sees it, until staff decide. `removed`: its author took it back, and answers to it remain. */
export type CommentState = z.infer<typeof commentStateSchema>;

export const commentReasonSchema = z.enum([
  ...(['links', 'contacts', 'repeated', 'reported'] as const),
  ...(['advertising', 'rude', 'off_topic', 'untrue', 'other'] as const),
]);
/** Why a comment is held back, reported or refused; the first four are found by the shop itself. */
export type CommentReason = z.infer<typeof commentReasonSchema>;

const commentFields = {
  id: z.number().int(),
  /** Null of one that its author has taken back. */
  author: z.string().nullable(),
  text: z.string(),
  /** Readers who agree, and those who do not. */
  likes: z.number().int(),
  dislikes: z.number().int(),
  created_at: timeSchema,
  edited_at: timeSchema.nullable(),
};

const replySchema = z
  .object({
    ...commentFields,
    /** The first comment of its thread. */
    thread_id: z.number().int(),
    /** Whom it answers, when that is another reply. */
    reply_to: z.string().nullable(),
  })
  .meta({ id: 'CommentReply' });
/** An answer in a thread. */
export type CommentReply = z.infer<typeof replySchema>;

const threadSchema = z.object({ ...commentFields, replies: z.array(replySchema) }).meta({ id: 'CommentThread' });
/** A comment with the answers to it, the oldest first. */
export type CommentThread = z.infer<typeof threadSchema>;

export const commentSortSchema = z.enum(['newest', 'oldest', 'best']);
export type CommentSort = z.infer<typeof commentSortSchema>;

export const listArticleCommentsSchemas = {
  params: articleParamsSchema,
  query: pagingQuerySchema.extend({
    per_page: z.coerce.number().int().min(1).max(50).default(commentLimits.perPage),
    sort: commentSortSchema.default('newest'),
  }),
  answer: pagingSchema
    .extend({
      threads: z.array(threadSchema),
      /** Comments and answers together. */
      comments_count: z.number().int(),
    })
    .meta({ id: 'Comments' }),
};
export type Comments = z.infer<typeof listArticleCommentsSchemas.answer>;
export const listNewsCommentsSchemas = { ...listArticleCommentsSchemas };

const ownCommentSchema = z
  .object({
    ...commentFields,
    thread_id: z.number().int().nullable(),
    state: commentStateSchema,
    reason: commentReasonSchema.nullable(),
    /** What staff wrote about it. */
    note: z.string().nullable(),
  })
  .meta({ id: 'OwnComment' });
/** A comment as its author sees it. */
export type OwnComment = z.infer<typeof ownCommentSchema>;

export const getOwnCommentsSchemas = {
  params: articleParamsSchema,
  answer: z
    .object({
      comments: z.array(ownCommentSchema),
      ratings: z.array(z.object({ id: z.number().int(), rating: z.union([z.literal(1), z.literal(-1)]) })),
      /** The name that the user's comments have. */
      name: z.string(),
      /** The one that the user has chosen. */
      chosen_name: z.string().nullable(),
    })
    .meta({ id: 'OwnComments' }),
};
export type OwnComments = z.infer<typeof getOwnCommentsSchemas.answer>;
export const getOwnNewsCommentsSchemas = { ...getOwnCommentsSchemas };

const commentTextSchema = z.string().trim().min(commentLimits.min).max(commentLimits.max);

export const addArticleCommentSchemas = {
  params: articleParamsSchema,
  body: z.object({
    comment: commentTextSchema,
    /** The comment that it answers. */
    reply_id: idSchema.optional(),
  }),
  answer: ownCommentSchema,
  errors: ['COMMENT_NOT_FOUND', 'COMMENT_REPEATED'] as const,
};
export const addNewsCommentSchemas = { ...addArticleCommentSchemas };

const notFound = ['COMMENT_NOT_FOUND'] as const;

export const changeCommentSchemas = {
  params: idParamsSchema,
  body: z.object({ comment: commentTextSchema }),
  answer: ownCommentSchema,
  errors: notFound,
};

export const removeCommentSchemas = { params: idParamsSchema, errors: notFound };

export const reviewCommentSchemas = {
  params: idParamsSchema,
  body: z.object({
    /** 1 agrees, -1 does not, 0 takes the rating back. */
    rating: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  }),
  answer: z.object({ likes: z.number().int(), dislikes: z.number().int() }).meta({ id: 'CommentRating' }),
  errors: ['COMMENT_NOT_FOUND', 'COMMENT_OWN'] as const,
};
export type CommentRating = z.infer<typeof reviewCommentSchemas.answer>;

export const reportCommentSchemas = {
  params: idParamsSchema,
  body: z.object({ reason: commentReasonSchema.exclude(['links', 'contacts', 'repeated', 'reported']) }),
  errors: ['COMMENT_NOT_FOUND', 'COMMENT_OWN'] as const,
};

export const chooseCommentNameSchemas = {
  body: z.object({
    /** Null for the given name with the initial of the other. */
    name: z.string().trim().min(2).max(commentLimits.name).nullable(),
  }),
  answer: z.object({ name: z.string(), chosen_name: z.string().nullable() }).meta({ id: 'CommentName' }),
  errors: ['COMMENT_NAME'] as const,
};

const staffCommentSchema = ownCommentSchema
  .extend({
    article: z.object({ kind: z.enum(['article', 'news']), slug: z.string(), title: z.string() }),
    reports: z.array(z.object({ reason: commentReasonSchema, count: z.number().int() })),
  })
  .meta({ id: 'StaffComment' });
/** A comment in the queue of the staff. */
export type StaffComment = z.infer<typeof staffCommentSchema>;

export const listStaffCommentsSchemas = {
  query: pagingQuerySchema.extend({ state: commentStateSchema.default('held') }),
  answer: pagingSchema.extend({ comments: z.array(staffCommentSchema) }).meta({ id: 'StaffComments' }),
};

export const moderateCommentSchemas = {
  params: idParamsSchema,
  body: z.object({
    state: z.enum(['approved', 'refused']),
    /** Required to refuse. */
    reason: commentReasonSchema.nullable().default(null),
    note: z.string().trim().max(commentLimits.note).nullable().default(null),
  }),
  answer: ownCommentSchema,
  errors: ['COMMENT_NOT_FOUND', 'COMMENT_REASON'] as const,
};
