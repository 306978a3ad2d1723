import type { Database } from '../../db/open-database';
import { plainTextOf } from './document.rules';
import { findForIndex, findVersions } from './source.tables';
import { findTags } from './tags.tables';

/** The published articles and news of the shop, for an index that follows them. */
export const articleSource = (db: Database['db'], clock: () => Date) => ({
  /** The version of each, which every change of its row renews. */
  versions: (): Promise<Map<number, string>> => findVersions(db, clock()),
  read: async (ids: readonly number[]) => {
    const [rows, tags] = await Promise.all([findForIndex(db, ids, clock()), findTags(db)]);
    return rows.map(({ body, ...row }) => ({
      ...row,
      topics: tags.filter(({ code }) => row.tags.includes(code)).map(({ name }) => name),
      texts: Object.values(body).map(plainTextOf),
    }));
  },
});

export type ArticleSource = ReturnType<typeof articleSource>;
export type IndexedArticle = Awaited<ReturnType<ArticleSource['read']>>[number];
