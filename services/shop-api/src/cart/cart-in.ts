import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { enforceLimit } from '../http/limit-visitors';
import { findOwnOrder, type LockOrder, ownerOf } from '../orders/api';
import type { Shop } from '../shop';
import { openCart } from './cart';

/** The order in the path of a command; for `0` the current one, or a new one. */
export const cartIn =
  (shop: Shop) =>
  (request: FastifyRequest, number: string): LockOrder =>
  async trx => {
    const found = await findOwnOrder(trx, request, number, { locked: true });
    if (!found && number !== '0') throw new DomainError('ORDER_NOT_FOUND');
    if (found) return found;
    const owner = request.viewer.user ? ownerOf(request) : undefined;
    if (!owner) enforceLimit(shop, 'carts', request);
    return openCart(trx, owner, request.site.code, shop.clock());
  };
