import type { History } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { addSearches, addViewed, findSearches, findViewed, removeSearches, removeViewed } from './history.tables';

/** What a user has viewed and searched for, on all devices. */
export const historyRoutes: Routes = (app, shop) => {
  const read = async (userId: number): Promise<History> => ({
    viewed: await findViewed(shop.db, userId),
    searches: await findSearches(shop.db, userId),
  });

  implement(app, 'getHistory', async request => read(signedIn(request)));

  implement(app, 'addToHistory', async request => {
    const user = signedIn(request);
    const { viewed, searches } = request.body;
    await transact(shop.db, async trx => {
      if (viewed.length > 0) await addViewed(trx, user, viewed, shop.clock());
      if (searches.length > 0) await addSearches(trx, user, searches, shop.clock());
    });
    return read(user);
  });

  implement(app, 'removeFromHistory', async request => {
    const user = signedIn(request);
    const { viewed, search, all } = request.query;
    if (viewed !== undefined || all === 'viewed') await removeViewed(shop.db, user, viewed);
    if (search !== undefined || all === 'searches') await removeSearches(shop.db, user, search);
    return read(user);
  });
};
