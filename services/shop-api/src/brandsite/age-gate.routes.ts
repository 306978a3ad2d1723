import { ageCookie, ageCookieLifetime, setHostCookie } from '@ortoo/contracts';
import { implement, type Routes } from '../http/implement';
import { localPath } from '../http/local-path.rules';

export const ageGateRoutes: Routes = (app, shop) => {
  implement(app, 'confirmAge', { plainForm: true }, async ({ body }, reply) => {
    const secure = shop.secureCookies;
    const expires = new Date(shop.clock().getTime() + ageCookieLifetime);
    const cookie = setHostCookie(ageCookie, String(body.age), { secure, expires });
    return reply.header('set-cookie', cookie).redirect(localPath(body.return_to), 303);
  });
};
