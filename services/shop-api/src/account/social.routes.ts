import type { SocialLink } from '@ortoo/contracts';
import { socialProviderNameSchema } from '@ortoo/contracts/schema';
import { localizePath } from '@ortoo/i18n';
import { z } from 'zod';
import { transact } from '../db/changes';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { requireOwner } from './owner-proof';
import { changeIn, reportSecurityChange } from './security-change';
import { beginSocial, finishSocial, returnFromService } from './social';
import { serviceNames } from './social.rules';
import { deleteLink, findLinksOf, type SocialLinkRow } from './social.tables';
import { removeWayIn } from './ways-in';

const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** The page that says how it ended. */
const returnPath = '/sign-in/social';

const serializeLink = ({ provider, email, created_at, used_at }: SocialLinkRow): SocialLink => ({
  provider,
  email,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

export const socialRoutes: Routes = (app, shop) => {
  implement(app, 'listSocialProviders', async () => ({
    providers: socialProviderNameSchema.options.filter(name => shop.social[name]),
  }));

  implement(app, 'listSocialLinks', async request => ({
    links: (await findLinksOf(shop.db, signedIn(request))).map(serializeLink),
  }));

  implement(app, 'removeSocialLink', async request => {
    const userId = signedIn(request);
    const { provider } = request.params;
    await transact(shop.db, async trx => {
      await removeWayIn(trx, userId, () => deleteLink(trx, userId, provider));
      const change = { kind: 'linkRemoved', name: serviceNames[provider] } as const;
      await reportSecurityChange(trx, userId, change, changeIn(shop, request));
    });
  });

  implement(app, 'beginSocialSignIn', { startsSession: true, ...often }, async (request, reply) => {
    const { next, link, proof } = request.body;
    const linkingUserId = link ? signedIn(request) : null;
    if (linkingUserId !== null) await requireOwner(shop, request, proof);
    const { provider } = request.params;
    return { url: await beginSocial(shop, request, reply, { provider, next, linkingUserId }) };
  });

  app.route({
    method: 'GET',
    url: '/social/:provider/callback',
    config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    schema: { params: z.object({ provider: socialProviderNameSchema }) },
    handler: async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://shop');
      const attempt = await returnFromService(shop, request, request.params.provider, searchParams);
      reply.header('cache-control', 'no-store');
      return reply.redirect(localizePath(returnPath, attempt?.locale ?? request.site.default_locale), 303);
    },
  });

  implement(app, 'finishSocialSignIn', { startsSession: true, ...often }, async (request, reply) =>
    finishSocial(shop, request, reply, request.body),
  );
};
