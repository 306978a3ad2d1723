import { type ArticleKind, limits } from '@ortoo/contracts';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { type Reader, textFor } from '../../http/locale';
import { pagingOf } from '../../http/paging';
import { serializePage, serializeTag } from './article.mapper';
import { readArticle, readArticles, serializeCards } from './articles';
import { findArticles, findPage } from './articles.tables';
import { countTags } from './tags.tables';

export const articlesRoutes: Routes = (app, shop) => {
  const tagsOf = (kind: ArticleKind, { topics }: Reader) => countTags(shop.db, { kind, topics, now: shop.clock() });
  const readTags = async (kind: ArticleKind, reader: Reader) => {
    const tags = await tagsOf(kind, reader);
    return { tags: tags.map(tag => serializeTag(tag, reader)) };
  };
  const readTag = async (kind: ArticleKind, code: string, reader: Reader) => {
    const tag = (await tagsOf(kind, reader)).find(one => one.code === code);
    if (!tag) throw new DomainError('NOT_FOUND');
    return { ...serializeTag(tag, reader), description: textFor(reader, tag.description) };
  };

  implement(app, 'listArticles', async ({ query: { ids, ...query }, reader }) => {
    if (ids === undefined) return readArticles(shop, { ...query, kind: 'article' }, reader);
    const shown = { topics: reader.topics, now: shop.clock() };
    const rows = await findArticles(shop.db, [...new Set(ids.split(',').map(Number))], shown);
    const articles = await serializeCards(shop, rows, reader);
    return { ...pagingOf(1, limits.perPageMax, rows.length, rows.length), articles, tags: [], author: null };
  });
  implement(app, 'listNews', ({ query, reader }) => readArticles(shop, { ...query, kind: 'news' }, reader));

  implement(app, 'listArticleTags', ({ reader }) => readTags('article', reader));
  implement(app, 'listNewsTags', ({ reader }) => readTags('news', reader));

  implement(app, 'getArticleTag', ({ query, reader }) => readTag('article', query.tag, reader));
  implement(app, 'getNewsTag', ({ query, reader }) => readTag('news', query.tag, reader));

  implement(app, 'getArticle', ({ params, reader }) => readArticle(shop, 'article', params.slug, reader));
  implement(app, 'getNews', ({ params, reader }) => readArticle(shop, 'news', params.slug, reader));

  implement(app, 'getContentPage', async ({ params: { slug }, reader }) => {
    const row = await findPage(shop.db, slug);
    if (!row) throw new DomainError('NOT_FOUND');
    return serializePage(row, reader);
  });
};
