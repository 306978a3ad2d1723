import { ageCookie, ageCookieLifetime, hostCookie } from '@ortoo/contracts';
import { confirmAgeSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { setCookie } from '../http/cookies';
import type { Shop } from '../shop';
import { localPath } from './local-path.rules';

export const ageGateRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.post(
      '/age_gate',
      { config: { plainForm: true }, schema: { body: confirmAgeSchema } },
      async ({ body }, reply) => {
        const secure = shop.secureCookies;
        const expires = new Date(shop.clock().getTime() + ageCookieLifetime);
        const cookie = setCookie(hostCookie(ageCookie, secure), String(body.age), { secure, expires });
        return reply.header('set-cookie', cookie).redirect(localPath(body.return_to), 303);
      },
    );
  };
