import { z } from 'zod';
import { pagingQuerySchema, pagingSchema, pictureSchema, timeSchema } from '../common.schema';

/** One part of a text. Plain text only, so it needs no sanitizing. */
export const blockSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), text: z.string() }),
    z.object({ kind: z.literal('paragraph'), text: z.string() }),
    z.object({ kind: z.literal('list'), items: z.array(z.string()), ordered: z.boolean() }),
    z.object({ kind: z.literal('picture'), src: pictureSchema, alt: z.string(), caption: z.string().nullable() }),
    z.object({ kind: z.literal('quote'), text: z.string(), by: z.string().nullable() }),
  ])
  .meta({ id: 'Block' });
/** One part of a text: heading, paragraph, list, picture or quote. */
export type Block = z.infer<typeof blockSchema>;

export const articleTagSchema = z.object({ code: z.string(), name: z.string() });

export const articleCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    image: pictureSchema,
    image_alt: z.string(),
    tags: z.array(articleTagSchema),
    author_name: z.string(),
    published_at: timeSchema,
    reading_minutes: z.number().int(),
  })
  .meta({ id: 'ArticleCard' });
/** Fields of an article in a list. */
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleSchema = articleCardSchema.extend({ body: z.array(blockSchema) }).meta({ id: 'Article' });
export type Article = z.infer<typeof articleSchema>;

export const articleSlugSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

export const contentPageSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    body: z.array(blockSchema),
    updated_at: timeSchema,
  })
  .meta({ id: 'ContentPage' });
/** A page of the shop: delivery, returns, contact, terms. */
export type ContentPage = z.infer<typeof contentPageSchema>;

export const getArticleSchemas = { params: z.object({ slug: articleSlugSchema }), answer: articleSchema };

export const getContentPageSchemas = { params: z.object({ slug: articleSlugSchema }), answer: contentPageSchema };

export const listArticlesSchemas = {
  query: pagingQuerySchema.extend({
    tag: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
  }),
  answer: pagingSchema
    .extend({
      articles: z.array(articleCardSchema),
      /** Every tag in use, the most used first. */
      tags: z.array(articleTagSchema.extend({ count: z.number().int() })),
    })
    .meta({ id: 'Articles' }),
};
export type Articles = z.infer<typeof listArticlesSchemas.answer>;
