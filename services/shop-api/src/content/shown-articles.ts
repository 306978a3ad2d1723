import { sql } from 'kysely';

/** Whether a site of these topics shows an article; of all when absent. */
export const isShownAt = (topics: readonly string[] | undefined) =>
  topics ? sql<boolean>`jsonb_exists_any(articles.tags, ${[...topics]}::text[])` : sql<boolean>`true`;
