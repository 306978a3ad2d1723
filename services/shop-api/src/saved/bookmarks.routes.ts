import { type Bookmarks, limits } from '@ortoo/contracts';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import { time } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { deleteBookmark, findBookmarks, insertBookmarks } from './bookmarks.tables';

export const bookmarksRoutes: Routes = (app, shop) => {
  const read = async (userId: number, type: 'article'): Promise<Bookmarks> => ({
    bookmarks: (await findBookmarks(shop.db, userId, type)).map(({ target_id, created_at }) => ({
      ...{ id: target_id, type },
      created_at: time(created_at),
    })),
  });

  const add = async (trx: Db, userId: number, ids: readonly number[]): Promise<void> => {
    await insertBookmarks(trx, userId, ids, shop.clock());
    if ((await findBookmarks(trx, userId, 'article')).length > limits.bookmarks)
      throw new DomainError('BOOKMARKS_FULL');
  };

  implement(app, 'listBookmarks', async request => read(signedIn(request), request.query.type));

  implement(app, 'toggleBookmark', async request => {
    const user = signedIn(request);
    const { id, type, bookmarked } = request.body;
    await transact(shop.db, async trx => {
      const isKnown = (await findBookmarks(trx, user, type)).some(({ target_id }) => target_id === id);
      if (bookmarked ?? !isKnown) await add(trx, user, [id]);
      else await deleteBookmark(trx, user, type, id);
    });
    return read(user, type);
  });

  implement(app, 'syncBookmarks', async request => {
    const user = signedIn(request);
    const { ids, type } = request.body;
    await transact(shop.db, trx => add(trx, user, ids));
    return read(user, type);
  });
};
