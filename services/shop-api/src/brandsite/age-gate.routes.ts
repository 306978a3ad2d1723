import {
  ageCookie,
  ageCookieLifetime,
  gateTryCookie,
  gateTryLifetime,
  gateTryValue,
  limits,
  setHostCookie,
} from '@ortoo/contracts';
import { implement, type Routes } from '../http/implement';
import { localPath } from '../http/local-path.rules';
import { shopDay } from '../shop-day.rules';
import { gateFault } from './age-gate.rules';

export const ageGateRoutes: Routes = (app, shop) => {
  const secure = shop.secureCookies;

  /** The birth date itself is not stored: only that it was long enough ago. */
  const confirmed = () => {
    const expires = new Date(shop.clock().getTime() + ageCookieLifetime);
    return setHostCookie(ageCookie, String(limits.ageGateYears), { secure, expires });
  };

  implement(app, 'confirmAge', { plainForm: true }, async ({ body, site }, reply) => {
    const { age, year, month, day } = body;
    const back = localPath(body.return_to);
    if (site.age_gate === 'confirm')
      return age === undefined
        ? reply.redirect(back, 303)
        : reply.header('set-cookie', confirmed()).redirect(back, 303);
    const fault = gateFault({ year, month, day }, shopDay(shop.clock()));
    const cookie = fault
      ? setHostCookie(gateTryCookie, gateTryValue({ fault, year, month, day }), { secure, maxAge: gateTryLifetime })
      : confirmed();
    return reply.header('set-cookie', cookie).redirect(back, 303);
  });
};
