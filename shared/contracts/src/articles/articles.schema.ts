import { z } from 'zod';
import { authorNameSchema } from '../authors/author-card.schema';
import {
  idListSchema,
  otherLanguage,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  timeSchema,
} from '../common.schema';
import { articleLimits } from '../content-limits';
import { productCardSchema } from '../products/products.schema';
import { articleDocumentSchema } from './document.schema';

export const articleKindSchema = z.enum(['article', 'news']);
/** Advice that stays useful, or news of the shop. */
export type ArticleKind = z.infer<typeof articleKindSchema>;

export const tagCodeSchema = z.string().regex(/^[a-z0-9-]{1,60}$/);

const articleTagSchema = z.object({ code: z.string(), name: z.string() });
const countedTagSchema = articleTagSchema.extend({ count: z.number().int() }).meta({ id: 'ArticleTag' });
/** A topic with the number of what is published about it. */
export type ArticleTag = z.infer<typeof countedTagSchema>;

const tagInfoSchema = countedTagSchema.extend({ description: z.string() }).meta({ id: 'ArticleTagInfo' });
/** A topic, as its own list introduces it. */
export type ArticleTagInfo = z.infer<typeof tagInfoSchema>;

export const articleCardSchema = z
  .object({
    id: z.number().int(),
    kind: articleKindSchema,
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    ...otherLanguage,
    image: pictureSchema,
    image_alt: z.string(),
    tags: z.array(articleTagSchema),
    author: authorNameSchema,
    published_at: timeSchema,
    reading_minutes: z.number().int(),
    comments_count: z.number().int(),
  })
  .meta({ id: 'ArticleCard' });
/** Fields of an article or of news in a list. */
export type ArticleCard = z.infer<typeof articleCardSchema>;

const articleSchema = articleCardSchema
  .extend({
    body: articleDocumentSchema,
    author: authorNameSchema.extend({ bio: z.string(), picture: pictureSchema.nullable() }),
    /** When it was last changed. */
    updated_at: timeSchema,
    /** Languages that have its text; in any other it shows the site's. */
    locales: z.array(z.string()),
    /** What the text speaks of and the shop sells, in the order of the text. */
    products: z.array(productCardSchema),
    related: z.array(articleCardSchema),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof articleSchema>;

export const articleSlugSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);
export const articleParamsSchema = z.object({ slug: articleSlugSchema });

const contentPageSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    ...otherLanguage,
    body: articleDocumentSchema,
    updated_at: timeSchema,
  })
  .meta({ id: 'ContentPage' });
/** A page of the shop: delivery, returns, contact, terms. */
export type ContentPage = z.infer<typeof contentPageSchema>;

export const getArticleSchemas = { params: articleParamsSchema, answer: articleSchema };
export const getNewsSchemas = { ...getArticleSchemas };

export const getContentPageSchemas = { params: articleParamsSchema, answer: contentPageSchema };

const listQuerySchema = pagingQuerySchema.extend({
  tag: tagCodeSchema.optional(),
  author: articleSlugSchema.optional(),
  /** Words of the title, the text, the author's name or a topic. */
  q: z.string().trim().max(articleLimits.query).optional(),
});

export const listArticlesSchemas = {
  query: listQuerySchema.extend({
    /** These alone, news too, in this order: up to a hundred, separated by commas. */
    ids: idListSchema.optional(),
  }),
  answer: pagingSchema
    .extend({
      articles: z.array(articleCardSchema),
      /** Every tag in use, the most used first. */
      tags: z.array(countedTagSchema),
      /** Who is filtered by. */
      author: authorNameSchema.nullable(),
    })
    .meta({ id: 'Articles' }),
};
export type Articles = z.infer<typeof listArticlesSchemas.answer>;

export const listNewsSchemas = { query: listQuerySchema, answer: listArticlesSchemas.answer };

export const listArticleTagsSchemas = {
  answer: z.object({ tags: z.array(countedTagSchema) }).meta({ id: 'ArticleTags' }),
};
export const listNewsTagsSchemas = { ...listArticleTagsSchemas };

export const getArticleTagSchemas = { query: z.object({ tag: tagCodeSchema }), answer: tagInfoSchema };
export const getNewsTagSchemas = { ...getArticleTagSchemas };
