import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';
import { type ArticleFilter, published } from './articles.tables';

export interface TagRow {
  code: string;
  name: Text;
  description: Text;
}

export type CountedTag = TagRow & { count: number };

/** Names of all topics. */
export const findTags = (db: Db): Promise<TagRow[]> => db.selectFrom('article_tags').selectAll().execute();

/** Every tag of what is published with the number of it, most used first. */
export const countTags = (db: Db, filter: ArticleFilter): Promise<CountedTag[]> =>
  published(db, filter)
    .innerJoin('article_tags as tag', join => join.on(sql<boolean>`jsonb_exists(articles.tags, tag.code)`))
    .select(['tag.code', 'tag.name', 'tag.description', sql<number>`count(*)::int`.as('count')])
    .groupBy(['tag.code', 'tag.name', 'tag.description'])
    .orderBy('count', 'desc')
    .orderBy('tag.code')
    .execute();
