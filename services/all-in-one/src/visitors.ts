import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findSite, sessionFromCookie, type Shop } from '@ortoo/shop-api/app';
import { config } from './config';

const isLoopback = (request: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
  !request.headers['x-forwarded-for'];

const hasToken = (request: FastifyRequest, token: string) => {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** What the services want to know about whoever asks. */
export const createVisitors = ({ db }: Shop) => ({
  siteOf: (request: FastifyRequest) => findSite(undefined, request.headers.host).code,
  originOf: (request: FastifyRequest) => `${request.protocol}://${request.headers.host ?? `localhost:${config.port}`}`,
  isStaff: async (request: FastifyRequest) => {
    if (!request.headers.cookie) return false;
    const session = await sessionFromCookie(db, request.headers.cookie, { secure: request.protocol === 'https' });
    return session?.roles.some(role => role === 'staff' || role === 'admin') ?? false;
  },
  mayWrite: (request: FastifyRequest) =>
    config.registryToken ? hasToken(request, config.registryToken) : !config.production && isLoopback(request),
});
