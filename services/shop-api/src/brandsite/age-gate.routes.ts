import { ageCookie, ageCookieLifetime, setHostCookie } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { confirmAgeSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { localPath } from './local-path.rules';

export const ageGateRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(
      app,
      endpoints.confirmAge,
      confirmAgeSchemas,
      async ({ body }, reply) => {
        const secure = shop.secureCookies;
        const expires = new Date(shop.clock().getTime() + ageCookieLifetime);
        const cookie = setHostCookie(ageCookie, String(body.age), { secure, expires });
        return reply.header('set-cookie', cookie).redirect(localPath(body.return_to), 303);
      },
      { plainForm: true },
    );
  };
