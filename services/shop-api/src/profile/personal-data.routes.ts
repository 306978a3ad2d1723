import { documentPaths, setHostCookie } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { sessionCookie, sessionOf } from '../account/api';
import { implement, type Routes } from '../http/implement';
import { signedIn, visitor } from '../http/viewer';
import { deleteAccount } from './delete-account';
import { exportData } from './export-data';

const seldom = {
  rateLimit: {
    max: 10,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) => `personal-data:${signedIn(request)}`,
  },
};

/** A user's right to everything the shop has about them, and to its deletion. */
export const personalDataRoutes: Routes = (app, shop) => {
  app.get(documentPaths.personalData, { config: seldom }, async (request, reply) =>
    reply
      .type('text/html')
      .header('content-disposition', `attachment; filename="${request.site.code}.html"`)
      .header('cache-control', 'private, no-store')
      .send(await exportData(shop, signedIn(request), request.reader)),
  );

  implement(app, 'deleteAccount', seldom, async (request, reply) => {
    const session = await sessionOf(shop, request);
    const requester = { userId: signedIn(request), ip: request.ip, session };
    await deleteAccount(shop, request.body.current_password, requester);
    request.viewer = visitor;
    const secure = shop.secureCookies;
    reply.header('set-cookie', setHostCookie(sessionCookie, '', { secure, expires: new Date(0) }));
    return { user: null, expires_at: null, cart_merged: false };
  });
};
