import type { ArticleKind } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';

export interface TagRow {
  code: string;
  name: Text;
  description: Text;
}

export type CountedTag = TagRow & { count: number };

/** Names of all topics. */
export const findTags = (db: Db): Promise<TagRow[]> => db.selectFrom('article_tags').selectAll().execute();

/** Every tag of what is published of a kind with the number of it, most used first. */
export const countTags = async (db: Db, kind: ArticleKind, now: Date): Promise<CountedTag[]> => {
  const { rows } = await sql<CountedTag>`
    select tag.code, tag.name, tag.description, count(*)::int as count
    from articles cross join jsonb_array_elements_text(articles.tags) as used (code)
      join article_tags as tag on tag.code = used.code
    where articles.kind = ${kind} and articles.published_at <= ${now}
    group by tag.code, tag.name, tag.description
    order by count(*) desc, tag.code`.execute(db);
  return rows;
};
