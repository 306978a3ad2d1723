import {
  articleSchema,
  articlesQuerySchema,
  articlesSchema,
  articleSlugSchema,
  contentPageSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pagingOf } from '../http/paging';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { serializeArticleCard, serializeArticle, serializePage, serializeTag } from './article.mapper';
import { countTags, findArticle, findPage, listArticles } from './articles.tables';

const params = z.object({ slug: articleSlugSchema });

export const articlesRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/articles',
      { schema: { querystring: articlesQuerySchema, response: { 200: articlesSchema } } },
      async ({ query, reader }) => {
        const { page, per_page, tag } = query;
        const now = shop.clock();
        const filter = { tag, now, limit: per_page, offset: (page - 1) * per_page };
        const [{ rows, total }, tags] = await Promise.all([listArticles(shop.db, filter), countTags(shop.db, now)]);
        return {
          ...pagingOf(page, per_page, rows.length, total),
          articles: rows.map(row => serializeArticleCard(row, reader)),
          tags: tags.map(({ count, ...row }) => ({ ...serializeTag(row, reader), count })),
        };
      },
    );

    app.get(
      '/articles/:slug',
      { schema: { params, response: { 200: articleSchema } } },
      async ({ params: { slug }, reader }) => {
        const row = await findArticle(shop.db, slug, shop.clock());
        if (!row) throw new DomainError('NOT_FOUND');
        return serializeArticle(row, reader);
      },
    );

    app.get(
      '/pages/:slug',
      { schema: { params, response: { 200: contentPageSchema } } },
      async ({ params: { slug }, reader }) => {
        const row = await findPage(shop.db, slug);
        if (!row) throw new DomainError('NOT_FOUND');
        return serializePage(row, reader);
      },
    );
  };
