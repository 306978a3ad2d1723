import { currentOrder, shopHeaders } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import type { Db } from '../db/schema';
import type { Shop } from '../shop';
import { findCurrentOrder, findOrderOf, type LockOrder, type OrderRow, type Owner } from './orders.tables';

interface MayCarryToken {
  order_token?: string | undefined;
}

const wellFormed = (token: unknown): string | undefined =>
  typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : undefined;

/** Token of a guest's order: header, body or query. */
export const orderTokenOf = (request: FastifyRequest): string | undefined =>
  wellFormed(request.headers[shopHeaders.orderToken.toLowerCase()]) ??
  wellFormed((request.body as MayCarryToken | null | undefined)?.order_token) ??
  wellFormed((request.query as MayCarryToken | undefined)?.order_token);

/** Owner on whose behalf a request acts; undefined for a visitor without a token. */
export const ownerOf = (request: FastifyRequest): Owner | undefined => {
  if (request.viewer.user) return { userId: request.viewer.user.id };
  const token = orderTokenOf(request);
  return token === undefined ? undefined : { token };
};

export const findOwnOrder = async (
  db: Db,
  request: FastifyRequest,
  number: string,
  how: { locked?: boolean } = {},
): Promise<OrderRow | undefined> => {
  const owner = ownerOf(request);
  if (!owner) return undefined;
  const site = request.site.code;
  if (number === currentOrder) return findCurrentOrder(db, owner, site, how);
  const token = orderTokenOf(request);
  // A signed-in user also opens an order that was placed as a guest, by its link.
  return (
    (await findOrderOf(db, owner, { number, site }, how)) ??
    (token === undefined ? undefined : findOrderOf(db, { token }, { number, site }, how))
  );
};

/** The order in the path; another owner's order does not exist. */
export const requireOwnOrder = async (shop: Shop, request: FastifyRequest, number: string): Promise<OrderRow> => {
  const order = await findOwnOrder(shop.db, request, number);
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  return order;
};

/** The same for a command, which locks it. */
export const lockOwnOrder =
  (request: FastifyRequest, number: string): LockOrder =>
  async trx => {
    const order = await findOwnOrder(trx, request, number, { locked: true });
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    return order;
  };
