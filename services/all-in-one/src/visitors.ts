import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Operator } from '@ortoo/registry/app';
import { draftOf, isForged, nameOf, sessionFromCookie, sitesOf, visitorOf, type Shop } from '@ortoo/shop-api/app';
import type { SiteDraft, SiteFacts } from '@ortoo/shell/app';
import { config } from './config';

/** A request through a proxy on this machine comes from elsewhere. */
const isFromHere = ({ socket, headers }: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];

/** A program on this machine. A browser on it is authorized by its signed-in user. */
const isProgramHere = (request: FastifyRequest) =>
  isFromHere(request) && !request.headers['sec-fetch-site'] && !request.headers.cookie;

const hasToken = (request: FastifyRequest, token: string) => {
  const received = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return received.length === expected.length && timingSafeEqual(received, expected);
};

const siteOf = (shop: Shop, { headers }: FastifyRequest): string =>
  (shop.hosts.siteOf(headers.host) ?? sitesOf(shop.db).find(undefined)).code;

const sessionOf = (shop: Shop, request: FastifyRequest) => {
  const { cookie } = request.headers;
  return cookie ? sessionFromCookie(shop, { cookie, site: siteOf(shop, request) }) : null;
};

/** Caller information for the services. */
export const createVisitors = (shop: Shop) => ({
  sites: () =>
    sitesOf(shop.db)
      .all()
      .map(({ code }) => code),
  siteOf: (request: FastifyRequest) => siteOf(shop, request),
  channelOf: (site: string) => sitesOf(shop.db).find(site).release_channel,
  siteFacts: (site: string): SiteFacts => sitesOf(shop.db).find(site),
  draftOf: (token: string, site: string): Promise<SiteDraft | undefined> => draftOf(shop, token, site),
  originOf: shop.hosts.originOf,
  visitorOf,
  isStaff: async (request: FastifyRequest) => {
    const session = await sessionOf(shop, request);
    return session?.roles.some(role => role === 'staff' || role === 'admin') ?? false;
  },
  operatorOf: async (request: FastifyRequest): Promise<Operator> => {
    const session = await sessionOf(shop, request);
    if (!session) return { allowed: false, why: 'nobody' };
    if (!session.rights.includes('releases')) return { allowed: false, why: 'no right' };
    if (isForged(request, true)) return { allowed: false, why: 'forged' };
    return { allowed: true, name: await nameOf(shop.db, session.userId) };
  },
  /** Whether the caller is a developer: may release, or uses the machine of a shop outside production. */
  mayOverride: async (request: FastifyRequest) =>
    (!config.production && isFromHere(request)) ||
    ((await sessionOf(shop, request))?.rights.includes('releases') ?? false),
  mayWrite: (request: FastifyRequest) =>
    config.registryToken ? hasToken(request, config.registryToken) : !config.production && isProgramHere(request),
});
