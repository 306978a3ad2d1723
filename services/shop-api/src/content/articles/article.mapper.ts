import type { Article, ArticleCard, ArticleDocument, ArticleTag, ContentPage } from '@ortoo/contracts';
import { maybePicture, picturePath, time } from '../../http/display';
import { inLanguageOf, otherLanguage, type Reader, textFor } from '../../http/locale';
import type { ArticleCardRow, ArticleRow, PageRow } from './articles.tables';
import type { CountedTag, TagRow } from './tags.tables';

const emptyDocument: ArticleDocument = { type: 'doc', content: [] };

export const bodyFor = (reader: Reader, body: ArticleRow['body']): ArticleDocument =>
  inLanguageOf(reader, body) ?? emptyDocument;

export const serializeTag = ({ code, name, count }: CountedTag, reader: Reader): ArticleTag => ({
  code,
  name: textFor(reader, name),
  count,
});

const tagsOf = (codes: readonly string[], tags: readonly TagRow[], reader: Reader): ArticleCard['tags'] =>
  codes.flatMap(code => {
    const tag = tags.find(one => one.code === code);
    return tag ? [{ code, name: textFor(reader, tag.name) }] : [];
  });

export const serializeArticleCard = (row: ArticleCardRow, tags: readonly TagRow[], reader: Reader): ArticleCard => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  ...otherLanguage(reader, row.title),
  image: picturePath(row.image),
  image_alt: textFor(reader, row.image_alt),
  tags: tagsOf(row.tags, tags, reader),
  author: { slug: row.author_slug, name: textFor(reader, row.author_name) },
  published_at: time(row.published_at),
  reading_minutes: row.reading_minutes,
  comments_count: row.comments_count,
});

export const serializeArticle = (
  row: ArticleRow,
  { tags, products, related }: { tags: readonly TagRow[] } & Pick<Article, 'products' | 'related'>,
  reader: Reader,
): Article => {
  const card = serializeArticleCard(row, tags, reader);
  return {
    ...card,
    author: {
      ...card.author,
      bio: textFor(reader, row.author_bio),
      picture: maybePicture(row.author_picture),
    },
    body: bodyFor(reader, row.body),
    updated_at: time(row.updated_at),
    locales: Object.keys(row.body),
    products,
    related,
  };
};

export const serializePage = (row: PageRow, reader: Reader): ContentPage => ({
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  ...otherLanguage(reader, row.title),
  body: bodyFor(reader, row.body),
  updated_at: time(row.updated_at),
});
