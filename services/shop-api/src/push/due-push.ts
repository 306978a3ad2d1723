import { htmlLang, localizePath } from '@ortoo/i18n';
import { findSite } from '../content/api';
import { pick, readerAt } from '../http/locale';
import { showNotifications } from '../notifications/api';
import type { Shop } from '../shop';
import { findPush } from './push-devices.tables';
import { pushKeysOf, type PushKeys } from './push-keys';
import type { PushService } from '../providers/push-services';
import { quietUntil, usualQuietHours } from './quiet.rules';

/** A message for a device of the shop's own, before its encryption. */
export interface WebPush {
  endpoint: string;
  /** Of the device (RFC 8291). */
  keys: { p256dh: string; auth: string };
  payload: PushPayload;
  vapid: PushKeys & { subject: string };
}

/** A message for a device that the site's SDK has subscribed. */
export interface SdkPush {
  playerId: string;
  payload: PushPayload;
  /** Undefined when the shop has no account there. */
  service: PushService | undefined;
}

export type Push = WebPush | SdkPush;

/** What the service worker of the shell shows. */
export interface PushPayload {
  title: string;
  body: string;
  /** Absolute address. */
  url: string;
  /** As of HTML. */
  lang: string;
  /** A repeated message replaces the first one. */
  tag: string;
}

interface PushMessage {
  recipient: string;
  notification_id: number | null;
}

/**
 * What is due for a device now. A date when it has to wait for the end of the quiet hours; undefined when nobody needs
 * it any more: the device is removed or signed out, or its user has read the notification on the site.
 */
export const duePush = async (
  shop: Shop,
  { recipient, notification_id }: PushMessage,
): Promise<Push | Date | undefined> => {
  const row = notification_id === null ? undefined : await findPush(shop.db, recipient, notification_id);
  if (!row || row.read_at !== null) return undefined;
  const { from_hour, to_hour, time_zone, locale } = row;
  const hours = from_hour === null || to_hour === null ? usualQuietHours : { from: from_hour, to: to_hour };
  const until = quietUntil(shop.clock(), time_zone, hours);
  if (until) return until;
  const site = findSite(shop.db, row.site);
  const [shown] = await showNotifications(shop, [row], readerAt(site, locale));
  if (!shown) return undefined;
  const payload = {
    title: shown.title,
    body: shown.text ?? pick(site.name, locale, site.default_locale) ?? site.code,
    url: shop.hosts.originOf(site.code) + localizePath(shown.path, locale),
    lang: htmlLang[locale],
    tag: `notification-${row.id}`,
  };
  const { endpoint, p256dh, auth } = row;
  if (endpoint === null || p256dh === null || auth === null)
    return { playerId: recipient, payload, service: shop.pushServices(site.code) };
  const vapid = { ...(await pushKeysOf(shop)), subject: `mailto:${site.email}` };
  return { endpoint, keys: { p256dh, auth }, payload, vapid };
};
