import type { FastifyRequest } from 'fastify';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { saveQuietHours } from './notification-choices.tables';
import { choose, readSettings } from './notification-settings';

const seldom = {
  rateLimit: {
    max: 30,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) => `notifications:${signedIn(request)}`,
  },
};

/** What users want to be told about, how and when. */
export const notificationSettingsRoutes: Routes = (app, shop) => {
  implement(app, 'getNotificationSettings', async request => readSettings(shop, signedIn(request), request));

  implement(app, 'setNotification', seldom, async request => {
    await choose(shop, signedIn(request), request.body, request);
    return readSettings(shop, signedIn(request), request);
  });

  implement(app, 'setQuietHours', seldom, async request => {
    await saveQuietHours(shop.db, signedIn(request), request.body);
    return readSettings(shop, signedIn(request), request);
  });
};
