import type { Article, ArticleCard, Block, ContentPage } from '@ortoo/contracts';
import type { TagRow } from '../db/schema.content';
import { picturePath, time } from '../http/display';
import { pick, type Reader, textFor } from '../http/locale';
import type { ArticleRow, PageRow } from './articles.tables';

const serializeBlock = (block: Block): Block =>
  block.kind === 'picture' ? { ...block, src: picturePath(block.src) } : block;

const bodyFor = (reader: Reader, body: ArticleRow['body']): Block[] =>
  (pick(body, reader.locale, reader.fallback) ?? []).map(serializeBlock);

export const serializeTag = ({ code, name }: TagRow, reader: Reader) => ({ code, name: textFor(reader, name) });

export const serializeArticleCard = (row: ArticleRow, reader: Reader): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  image: picturePath(row.image),
  image_alt: textFor(reader, row.image_alt),
  tags: row.tags.map(tag => serializeTag(tag, reader)),
  author_name: textFor(reader, row.author_name),
  published_at: time(row.published_at),
  reading_minutes: row.reading_minutes,
});

export const serializeArticle = (row: ArticleRow, reader: Reader): Article => ({
  ...serializeArticleCard(row, reader),
  body: bodyFor(reader, row.body),
});

export const serializePage = (row: PageRow, reader: Reader): ContentPage => ({
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  body: bodyFor(reader, row.body),
  updated_at: time(row.updated_at),
});
