import type { NotificationChannel, NotificationChoice, NotificationKind, NotificationSettings } from '@ortoo/contracts';
import { readUser } from '../account/api';
import type { Reader } from '../http/locale';
import { readSubscription, subscribe, unsubscribe } from '../newsletter/api';
import type { Shop } from '../shop';
import { usualQuietHours } from '../push/api';
import { findQuietHours, listChoices, saveChoice } from './notification-choices.tables';

/** Wanted unless refused; the newsletter only when it was asked for. */
const kinds: Readonly<Record<NotificationChannel, readonly Exclude<NotificationKind, 'news'>[]>> = {
  email: ['delivery', 'price', 'stock', 'quote'],
  push: ['delivery', 'price', 'stock', 'quote', 'author'],
};

interface Visit {
  reader: Reader;
  site: { code: string };
  locale: Reader['locale'];
}

export const readSettings = async (
  shop: Shop,
  userId: number,
  { reader, site }: Visit,
): Promise<NotificationSettings> => {
  const [{ email }, chosen, quiet] = await Promise.all([
    readUser(shop, userId, reader),
    listChoices(shop.db, userId),
    findQuietHours(shop.db, userId),
  ]);
  const subscription = email === null ? undefined : await readSubscription(shop, email, site.code);
  const choicesOf = (channel: NotificationChannel): NotificationChoice[] =>
    kinds[channel].map(kind => {
      const choice = chosen.find(one => one.kind === kind && one.channel === channel);
      return { kind, channel, enabled: choice?.enabled ?? true };
    });
  return {
    choices: [
      ...choicesOf('email'),
      { kind: 'news', channel: 'email', enabled: subscription?.state === 'confirmed' },
      ...choicesOf('push'),
    ],
    email,
    news_pending: subscription?.state === 'pending',
    quiet_hours: quiet ?? usualQuietHours,
  };
};

/** The newsletter goes to an address whose owner has confirmed it, so that it may wait for that. */
const chooseNews = async (shop: Shop, userId: number, { enabled }: NotificationChoice, visit: Visit): Promise<void> => {
  const { email } = await readUser(shop, userId, visit.reader);
  if (email === null) return;
  if (enabled) return subscribe(shop, email, { site: visit.site.code, locale: visit.locale });
  const subscription = await readSubscription(shop, email, visit.site.code);
  if (subscription) await unsubscribe(shop, subscription.token);
};

export const choose = async (shop: Shop, userId: number, choice: NotificationChoice, visit: Visit): Promise<void> => {
  if (choice.kind === 'news') await chooseNews(shop, userId, choice, visit);
  else await saveChoice(shop.db, userId, choice);
};
