import type { z } from 'zod';
import type * as schema from './content.schema';

/** One part of a text: heading, paragraph, list, picture or quote. */
export type Block = z.infer<typeof schema.blockSchema>;
/** Fields of an article in a list. */
export type ArticleCard = z.infer<typeof schema.articleCardSchema>;
export type Article = z.infer<typeof schema.articleSchema>;
export type Articles = z.infer<typeof schema.articlesSchema>;
/** A page of the shop: delivery, returns, contact, terms. */
export type ContentPage = z.infer<typeof schema.contentPageSchema>;
