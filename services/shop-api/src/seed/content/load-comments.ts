import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { seedArticles } from './articles';
import type { SeedComment } from './shape';

const hour = 3_600_000;

interface LoadedArticle {
  id: number;
  slug: string;
  published_at: Date;
}

/** None is from the future. */
const rowOf = ({ name, text, after }: SeedComment, { id, published_at }: LoadedArticle, now: Date) => ({
  article_id: id,
  author: name,
  text,
  state: 'approved' as const,
  created_at: new Date(Math.min(published_at.getTime() + after * hour, now.getTime() - hour)),
});

/** Writes the comments of the example articles, each thread before its answers. */
export const loadComments = async (
  trx: Kysely<Tables>,
  loaded: readonly LoadedArticle[],
  now: Date,
): Promise<void> => {
  for (const article of loaded) {
    const { comments = [] } = seedArticles.find(({ slug }) => slug === article.slug) ?? {};
    for (const comment of comments) {
      const { id } = await trx
        .insertInto('comments')
        .values(rowOf(comment, article, now))
        .returning('id')
        .executeTakeFirstOrThrow();
      const replies = comment.replies.map(reply => ({
        ...rowOf(reply, article, now),
        ...{ thread_id: id, reply_to_id: id },
      }));
      if (replies.length > 0) await trx.insertInto('comments').values(replies).execute();
    }
  }
};
