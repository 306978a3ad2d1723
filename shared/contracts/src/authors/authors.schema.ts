import { z } from 'zod';
import { articleCardSchema, articleParamsSchema, articleSlugSchema } from '../articles/articles.schema';
import { pagingQuerySchema, pagingSchema, pictureSchema } from '../common.schema';
import { articleLimits } from '../content-limits';
import { authorCardSchema } from './author-card.schema';

export const listAuthorsSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ authors: z.array(authorCardSchema) }).meta({ id: 'Authors' }),
};
export type Authors = z.infer<typeof listAuthorsSchemas.answer>;

export const getAuthorSchemas = { params: articleParamsSchema, answer: authorCardSchema };

const requiredText = (max: number) => z.string().trim().min(1).max(max);

export const createAuthorSchemas = {
  body: z.object({
    slug: articleSlugSchema,
    name: z.object({
      mn: requiredText(articleLimits.authorName),
      en: requiredText(articleLimits.authorName).optional(),
    }),
    bio: z.object({ mn: requiredText(articleLimits.authorBio), en: requiredText(articleLimits.authorBio).optional() }),
    picture: pictureSchema.nullable(),
  }),
  answer: authorCardSchema,
  errors: ['AUTHOR_EXISTS'] as const,
};

const followedSchema = z
  .object({
    /** Addresses of the authors that the user follows. */
    slugs: z.array(z.string()),
  })
  .meta({ id: 'FollowedAuthors' });
/** Whom a user follows. */
export type FollowedAuthors = z.infer<typeof followedSchema>;

const followSchemas = { params: articleParamsSchema, answer: followedSchema };
export const followAuthorSchemas = { ...followSchemas, errors: ['FOLLOWS_FULL'] as const };
export const unfollowAuthorSchemas = followSchemas;

export const listFollowedSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema
    .extend({
      /** Of everybody the user follows, the newest first. */
      articles: z.array(articleCardSchema),
      ...followedSchema.shape,
    })
    .meta({ id: 'FollowedArticles' }),
};
export type FollowedArticles = z.infer<typeof listFollowedSchemas.answer>;
