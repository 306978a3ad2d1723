import type { Database } from './open-database';

/** Calls back after a commit that changed articles, news, their authors or topics. */
export const onArticleChange = (database: Pick<Database, 'onChange'>, listener: () => void): Promise<void> =>
  database.onChange(({ tag }) => {
    if (tag === 'article') listener();
  });
