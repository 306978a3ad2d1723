import type { WishedProducts } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { time } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { addWish, findWishes, removeWish } from './wishes.tables';

const ownerOf = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Wishes: adding an existing one and removing a missing one change nothing. */
export const wishesRoutes: Routes = (app, shop) => {
  const read = async (userId: number): Promise<WishedProducts> => ({
    wished_products: (await findWishes(shop.db, userId)).map(wish => ({
      ...wish,
      created_at: time(wish.created_at),
    })),
  });

  implement(app, 'listWishes', async request => read(ownerOf(request)));

  implement(app, 'addWish', async request => {
    const user = ownerOf(request);
    if (!(await addWish(shop.db, user, request.body.variant_id, shop.clock()))) {
      throw new DomainError('VARIANT_NOT_FOUND');
    }
    return read(user);
  });

  implement(app, 'removeWish', async request => {
    const user = ownerOf(request);
    await removeWish(shop.db, user, request.body.variant_id);
    return read(user);
  });
};
