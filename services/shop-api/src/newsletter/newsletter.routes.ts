import type { Subscription } from '@ortoo/contracts';
import { localizePath } from '@ortoo/i18n';
import { z } from 'zod';
import { maybeTime, time } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter';
import { findByToken, listSubscriptions, type SubscriptionRow } from './subscriptions.tables';

const seldom = { rateLimit: { max: 20, timeWindow: '1 hour' } };

const serializeSubscription = (row: SubscriptionRow): Subscription => ({
  ...{ id: row.id, email: row.email, site: row.site, locale: row.locale },
  state: row.ended_at ? 'ended' : row.confirmed_at ? 'confirmed' : 'requested',
  requested_at: time(row.requested_at),
  confirmed_at: maybeTime(row.confirmed_at),
  ended_at: maybeTime(row.ended_at),
});

export const newsletterRoutes: Routes = (app, shop) => {
  implement(app, 'subscribe', seldom, async ({ body, site, locale }) => {
    await subscribe(shop, body.email, { site: site.code, locale });
    return { sent: true };
  });

  implementList(
    app,
    'listSubscriptions',
    {
      rows: ({ subscriptions }) => subscriptions,
      columns: {
        email: ({ email }) => email,
        site: ({ site }) => site,
        language: ({ locale: language }) => language,
        state: ({ state }) => state,
        requested: ({ requested_at }, locale) => timeCell(requested_at, locale),
        confirmed: ({ confirmed_at }, locale) => timeCell(confirmed_at, locale),
        ended: ({ ended_at }, locale) => timeCell(ended_at, locale),
      },
    },
    async ({ query }) => {
      const { rows, paging } = await listSubscriptions(shop.db, query);
      return { ...paging, subscriptions: rows.map(serializeSubscription) };
    },
  );

  implement(app, 'confirmSubscription', async ({ body }) => {
    await confirmSubscription(shop, body.token);
    return { subscribed: true };
  });

  // RFC 8058: a mail program calls it, without a cookie and without our header.
  implement(app, 'unsubscribe', { machine: true }, async ({ params }) => {
    await unsubscribe(shop, params.token);
    return { subscribed: false };
  });

  // Some mail programs open the address instead: a link alone must not end anything, scanners follow it.
  app.get(
    '/unsubscribe/:token',
    { schema: { params: z.object({ token: z.string().max(100) }) } },
    async (request, reply) => {
      const { token } = request.params;
      const locale = (await findByToken(shop.db, token))?.locale ?? request.locale;
      return reply.redirect(
        `${localizePath('/newsletter/unsubscribe', locale)}?token=${encodeURIComponent(token)}`,
        303,
      );
    },
  );
};
