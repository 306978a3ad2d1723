import type { Article, ArticleCard, Block, ContentPage } from '@ortoo/contracts';
import type { TagRow } from '../db/schema.content';
import { picturePath, time } from '../http/display';
import { pick, type Reader, textFor } from '../http/locale';
import type { ArticleRow, PageRow } from './articles.tables';

const blockOnWire = (block: Block): Block =>
  block.kind === 'picture' ? { ...block, src: picturePath(block.src) } : block;

const bodyFor = (reader: Reader, body: ArticleRow['body']): Block[] =>
  (pick(body, reader.locale, reader.fallback) ?? []).map(blockOnWire);

export const tagOnWire = ({ code, name }: TagRow, reader: Reader) => ({ code, name: textFor(reader, name) });

export const articleCardOnWire = (row: ArticleRow, reader: Reader): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  image: picturePath(row.image),
  image_alt: textFor(reader, row.image_alt),
  tags: row.tags.map(tag => tagOnWire(tag, reader)),
  author_name: textFor(reader, row.author_name),
  published_at: time(row.published_at),
  reading_minutes: row.reading_minutes,
});

export const articleOnWire = (row: ArticleRow, reader: Reader): Article => ({
  ...articleCardOnWire(row, reader),
  body: bodyFor(reader, row.body),
});

export const pageOnWire = (row: PageRow, reader: Reader): ContentPage => ({
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  body: bodyFor(reader, row.body),
  updated_at: time(row.updated_at),
});
