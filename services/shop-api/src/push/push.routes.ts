import { sessionOf } from '../account/api';
import { DomainError, fieldError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { randomToken } from '../http/tokens';
import { deleteDevice, linkDevice, linkSdkDevice, upsertDevice } from './push-devices.tables';
import { pushKeysOf } from './push-keys';
import { isPushService } from './push-service.rules';
import { isTimeZone } from './quiet.rules';

const seldom = { rateLimit: { max: 30, timeWindow: '10 minutes' } };

/** The devices that take messages of the shop. */
export const pushRoutes: Routes = (app, shop) => {
  implement(app, 'getPushKey', async () => ({ public_key: (await pushKeysOf(shop)).publicKey }));

  implement(app, 'registerDevice', seldom, async ({ body, site, locale }) => {
    const { endpoint, keys, time_zone } = body;
    if (!isPushService(endpoint, shop)) throw fieldError('endpoint', 'PUSH_SERVICE');
    const now = shop.clock();
    const player_id = await upsertDevice(shop.db, {
      ...{ player_id: randomToken(), endpoint, ...keys, site: site.code, locale },
      ...{ time_zone: isTimeZone(time_zone) ? time_zone : site.time_zone, created_at: now, seen_at: now },
    });
    return { player_id };
  });

  implement(app, 'linkDevice', seldom, async request => {
    const { site, locale } = request;
    const { playerId } = request.body;
    const session = await sessionOf(shop, request);
    // A device follows a session: machines with a token have none.
    if (!session) throw new DomainError('PUSH_DEVICE');
    const now = shop.clock();
    const isLinked = site.push_sdk
      ? await linkSdkDevice(shop.db, {
          ...{ player_id: playerId, session_hash: session.tokenHash, site: site.code, locale },
          ...{ time_zone: site.time_zone, created_at: now, seen_at: now },
        })
      : await linkDevice(shop.db, { playerId, sessionHash: session.tokenHash, site: site.code });
    if (!isLinked) throw new DomainError('PUSH_DEVICE');
  });

  implement(app, 'removeDevice', async ({ params }) => deleteDevice(shop.db, params.player_id));
};
