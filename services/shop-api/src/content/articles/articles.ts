import type { Article, ArticleCard, ArticleKind, Articles } from '@ortoo/contracts';
import { readCards } from '../../catalog/api';
import { DomainError } from '../../http/domain-error';
import type { Reader } from '../../http/locale';
import type { Shop } from '../../shop';
import { findAuthorName } from '../authors/api';
import { bodyFor, serializeArticle, serializeArticleCard, serializeTag } from './article.mapper';
import { type ArticlesRequest, findPublished } from './article-search';
import { type ArticleCardRow, findArticle, findRelated } from './articles.tables';
import { productIdsOf } from './document.rules';
import { countTags, findTags } from './tags.tables';
import { textFor } from '../../http/locale';

/** Number of articles to read next. */
const relatedCount = 3;

export const serializeCards = async (
  { db }: Shop,
  rows: readonly ArticleCardRow[],
  reader: Reader,
): Promise<ArticleCard[]> => {
  const tags = await findTags(db);
  return rows.map(row => serializeArticleCard(row, tags, reader));
};

/** A list with its filters. */
export const readArticles = async (
  shop: Shop,
  request: Omit<ArticlesRequest, 'topics'>,
  reader: Reader,
): Promise<Articles> => {
  const { topics } = reader;
  const [{ rows, paging }, tags, author] = await Promise.all([
    findPublished(shop, { ...request, topics }),
    countTags(shop.db, { kind: request.kind, topics, now: shop.clock() }),
    request.author === undefined ? undefined : findAuthorName(shop.db, request.author),
  ]);
  return {
    ...paging,
    articles: await serializeCards(shop, rows, reader),
    tags: tags.map(tag => serializeTag(tag, reader)),
    author: author ? { slug: author.slug, name: textFor(reader, author.name) } : null,
  };
};

export const readArticle = async (shop: Shop, kind: ArticleKind, slug: string, reader: Reader): Promise<Article> => {
  const { db, clock } = shop;
  const shown = { topics: reader.topics, now: clock() };
  const row = await findArticle(db, slug, { ...shown, kind });
  if (!row) throw new DomainError('NOT_FOUND');
  const [tags, related, products] = await Promise.all([
    findTags(db),
    findRelated(db, row, { ...shown, limit: relatedCount }),
    readCards(shop, productIdsOf(bodyFor(reader, row.body)), reader),
  ]);
  const relatedCards = related.map(one => serializeArticleCard(one, tags, reader));
  return serializeArticle(row, { tags, products, related: relatedCards }, reader);
};
