import { wishedProductsSchema, wishSchema } from '@ortoo/contracts/schema';
import type { WishedProducts } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { time } from '../http/display';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { addWish, findWishes, removeWish } from './wishes.tables';

const ownerOf = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Wishes: adding an existing one and removing a missing one change nothing. */
export const wishesRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const read = async (userId: number): Promise<WishedProducts> => ({
      wished_products: (await findWishes(shop.db, userId)).map(wish => ({
        ...wish,
        created_at: time(wish.created_at),
      })),
    });

    app.get('/wished_products', { schema: { response: { 200: wishedProductsSchema } } }, async request =>
      read(ownerOf(request)),
    );

    app.post(
      '/wishlists/add_id',
      { schema: { body: wishSchema, response: { 200: wishedProductsSchema } } },
      async request => {
        const user = ownerOf(request);
        if (!(await addWish(shop.db, user, request.body.variant_id, shop.clock()))) {
          throw new DomainError('VARIANT_NOT_FOUND');
        }
        return read(user);
      },
    );

    app.post(
      '/wishlists/remove_id',
      { schema: { body: wishSchema, response: { 200: wishedProductsSchema } } },
      async request => {
        const user = ownerOf(request);
        await removeWish(shop.db, user, request.body.variant_id);
        return read(user);
      },
    );
  };
