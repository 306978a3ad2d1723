import * as endpoints from '@ortoo/contracts/endpoints';
import { getArticleSchemas, getContentPageSchemas, listArticlesSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import { pagingOf } from '../http/paging';
import type { Shop } from '../shop';
import { serializeArticleCard, serializeArticle, serializePage, serializeTag } from './article.mapper';
import { countTags, findArticle, findPage, listArticles } from './articles.tables';

export const articlesRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, endpoints.listArticles, listArticlesSchemas, async ({ query, reader }) => {
      const { page, per_page, tag } = query;
      const now = shop.clock();
      const filter = { tag, now, limit: per_page, offset: (page - 1) * per_page };
      const [{ rows, total }, tags] = await Promise.all([listArticles(shop.db, filter), countTags(shop.db, now)]);
      return {
        ...pagingOf(page, per_page, rows.length, total),
        articles: rows.map(row => serializeArticleCard(row, reader)),
        tags: tags.map(({ count, ...row }) => ({ ...serializeTag(row, reader), count })),
      };
    });

    implement(app, endpoints.getArticle, getArticleSchemas, async ({ params: { slug }, reader }) => {
      const row = await findArticle(shop.db, slug, shop.clock());
      if (!row) throw new DomainError('NOT_FOUND');
      return serializeArticle(row, reader);
    });

    implement(app, endpoints.getContentPage, getContentPageSchemas, async ({ params: { slug }, reader }) => {
      const row = await findPage(shop.db, slug);
      if (!row) throw new DomainError('NOT_FOUND');
      return serializePage(row, reader);
    });
  };
