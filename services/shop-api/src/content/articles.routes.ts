import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { serializeArticleCard, serializeArticle, serializePage, serializeTag } from './article.mapper';
import { countTags, findArticle, findPage, listArticles } from './articles.tables';

export const articlesRoutes: Routes = (app, shop) => {
  implement(app, 'listArticles', async ({ query, reader }) => {
    const now = shop.clock();
    const [{ rows, paging }, tags] = await Promise.all([
      listArticles(shop.db, { ...query, now }),
      countTags(shop.db, now),
    ]);
    return {
      ...paging,
      articles: rows.map(row => serializeArticleCard(row, reader)),
      tags: tags.map(({ count, ...row }) => ({ ...serializeTag(row, reader), count })),
    };
  });

  implement(app, 'getArticle', async ({ params: { slug }, reader }) => {
    const row = await findArticle(shop.db, slug, shop.clock());
    if (!row) throw new DomainError('NOT_FOUND');
    return serializeArticle(row, reader);
  });

  implement(app, 'getContentPage', async ({ params: { slug }, reader }) => {
    const row = await findPage(shop.db, slug);
    if (!row) throw new DomainError('NOT_FOUND');
    return serializePage(row, reader);
  });
};
