import { localeFromPath } from '@ortoo/i18n';
import { $pushAnswer, leavePush, readPushState, turnOnPush } from '@ortoo/remote/push';
import { $user, storedInTab } from '@ortoo/stores';
import { $consent } from '../analytics/consent.store';
import { matchPage } from '../composition/match';
import type { Visit } from '../composition/prepare';
import { pageShown } from '../navigation/page-shown';

/** When a page offers messages, and how often it looks again for a good moment. Milliseconds. */
const offerAfter = 10_000;
const lookAgain = 5_000;

/** Whose messages this device gets, as far as this tab knows. */
const linkedUser = storedInTab<number>('push-linked', value => typeof value === 'number');

/** Not while the visitor pays, signs in, works, looks at a dialog or has another question open. */
const isGoodMoment = ({ site, composition }: Visit): boolean => {
  const { path } = localeFromPath(new URL(pageShown().address).pathname);
  const isAsked = site.configs.analytics.kind !== 'none' && $consent.get() === null;
  return (
    !isAsked &&
    document.visibilityState === 'visible' &&
    matchPage(composition, path)?.route.frame === undefined &&
    !document.querySelector('dialog[open], [data-soft-panel]')
  );
};

/** Once for each session and tab: this device gets the messages of whoever is signed in, and nobody's after that. */
const link = async ({ api, site: { configs } }: Visit): Promise<void> => {
  const user = $user.get();
  // Whoever signs in again has a new session.
  if (!user) linkedUser.write(null);
  await leavePush(configs);
  if (!user || $pushAnswer.get() !== 'on' || Notification.permission !== 'granted') return;
  if (linkedUser.read() === user.id) return;
  await turnOnPush(api, configs);
  linkedUser.write(user.id);
};

/** Offers messages on this device after ten seconds, and links it with the user who signs in. */
export const startPush = (visit: Visit): void => {
  if (!visit.site.configs.push) return;
  // The next page tries again.
  $user.subscribe(() => void link(visit).catch(() => undefined));

  const offer = async (): Promise<void> => {
    if (
      $pushAnswer.get() !== null ||
      (await readPushState(visit.site.configs)) !== 'off' ||
      Notification.permission !== 'default'
    )
      return;
    if (!isGoodMoment(visit)) return void setTimeout(() => void offer(), lookAgain);
    const { showPushPanel } = await import(/* webpackChunkName: "analytics" */ './show-push-panel');
    await showPushPanel(visit);
  };
  setTimeout(() => void offer().catch(() => undefined), Math.max(0, offerAfter - performance.now()));
};
