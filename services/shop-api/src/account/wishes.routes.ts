import type { WishedProducts } from '@ortoo/contracts';
import { time } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { addWish, findWishes, removeWish } from './wishes.tables';

/** Wishes: adding an existing one and removing a missing one change nothing. */
export const wishesRoutes: Routes = (app, shop) => {
  const read = async (userId: number): Promise<WishedProducts> => ({
    wished_products: (await findWishes(shop.db, userId)).map(wish => ({
      ...wish,
      created_at: time(wish.created_at),
    })),
  });

  implement(app, 'listWishes', async request => read(signedIn(request)));

  implement(app, 'addWish', async request => {
    const user = signedIn(request);
    if (!(await addWish(shop.db, user, request.body.variant_id, shop.clock()))) {
      throw new DomainError('VARIANT_NOT_FOUND');
    }
    return read(user);
  });

  implement(app, 'removeWish', async request => {
    const user = signedIn(request);
    await removeWish(shop.db, user, request.body.variant_id);
    return read(user);
  });
};
