import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { type Viewer, visitor } from '../http/viewer';
import type { Shop } from '../shop';
import { tokenHash } from '../http/tokens';
import { effectiveRoles } from './second-factor.rules';
import { sessionOf } from './session-from-cookie';
import { findByAccess } from './tokens.tables';
import { findStaffScope } from '../staff/api';

const fromBearer = async (shop: Shop, header: string): Promise<Viewer> => {
  const token = /^Bearer ([\w-]{20,100})$/.exec(header)?.[1];
  const found = token && (await findByAccess(shop.db, tokenHash(token), shop.clock()));
  if (!found) throw new DomainError('UNAUTHORIZED');
  if (found.user_id === null || found.roles === null) return { ...visitor, via: 'bearer' };
  const roles = effectiveRoles(found.roles, found.second_factor, shop.production);
  const scope = await findStaffScope(shop.db, found.user_id, roles);
  return { user: { id: found.user_id, roles }, roles, ...scope, via: 'bearer' };
};

const fromCookie = async (shop: Shop, request: FastifyRequest): Promise<Viewer> => {
  const session = await sessionOf(shop, request, request.ip);
  if (!session) return visitor;
  const { userId: id, roles, rights, vendorId } = session;
  return { user: { id, roles }, roles, rights, vendorId, via: 'cookie' };
};

/** Authenticates before any route runs. A wrong bearer token is rejected; a stale cookie means a visitor. */
export const authenticate = (app: FastifyInstance, shop: Shop): void => {
  app.decorateRequest('viewer');
  app.addHook('onRequest', async request => {
    request.viewer = visitor;
    const { authorization, cookie } = request.headers;
    if (authorization?.startsWith('Bearer ')) request.viewer = await fromBearer(shop, authorization);
    else if (cookie) request.viewer = await fromCookie(shop, request);
  });
};
