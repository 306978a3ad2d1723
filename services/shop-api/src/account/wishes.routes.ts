import type { WishedProducts } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { addWishSchemas, listWishesSchemas, removeWishSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { time } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { addWish, findWishes, removeWish } from './wishes.tables';

const ownerOf = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Wishes: adding an existing one and removing a missing one change nothing. */
export const wishesRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    const read = async (userId: number): Promise<WishedProducts> => ({
      wished_products: (await findWishes(shop.db, userId)).map(wish => ({
        ...wish,
        created_at: time(wish.created_at),
      })),
    });

    implement(app, endpoints.listWishes, listWishesSchemas, async request => read(ownerOf(request)));

    implement(app, endpoints.addWish, addWishSchemas, async request => {
      const user = ownerOf(request);
      if (!(await addWish(shop.db, user, request.body.variant_id, shop.clock()))) {
        throw new DomainError('VARIANT_NOT_FOUND');
      }
      return read(user);
    });

    implement(app, endpoints.removeWish, removeWishSchemas, async request => {
      const user = ownerOf(request);
      await removeWish(shop.db, user, request.body.variant_id);
      return read(user);
    });
  };
