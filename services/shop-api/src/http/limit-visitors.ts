import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../shop';
import { DomainError } from './domain-error';
import type { LimitName } from './request-limits';

/** Throws `TOO_MANY_REQUESTS` when a visitor, or all of them, have used this limit up. */
export const enforceLimit = (
  { checkLimit, internal }: Pick<Shop, 'checkLimit' | 'internal'>,
  name: LimitName,
  request: FastifyRequest,
): void => {
  if (internal.isInternal(request)) return;
  const retryAfterSeconds = checkLimit(name, request);
  if (retryAfterSeconds !== undefined) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
};

/** Applies its limit to every call of the Shop API before the database is reached. */
export const limitVisitors = (app: FastifyInstance, shop: Shop): void => {
  app.addHook('onRequest', async request => enforceLimit(shop, 'api', request));
};
