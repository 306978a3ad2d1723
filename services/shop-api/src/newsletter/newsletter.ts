import { times } from '@ortoo/contracts';
import { localizePath } from '@ortoo/i18n';
import { transact } from '../db/changes';
import type { Letter } from '../db/letter';
import { post } from '../db/outbox.tables';
import { letterText } from '../emails/api';
import { DomainError } from '../http/domain-error';
import type { Reader } from '../http/locale';
import { randomToken } from '../http/tokens';
import { textIn } from '../messages/index';
import type { Shop } from '../shop';
import {
  confirmByToken,
  dropUnconfirmed,
  endByToken,
  findSubscription,
  requestSubscription,
  requireSubscription,
  type SubscriptionRow,
} from './subscriptions.tables';

/** Emails a day to one address, so that nobody can fill another person's mailbox. */
const maxEmails = 3;
const day = 24 * 3_600_000;

const confirmationOf = ({ locale, token }: SubscriptionRow): Letter => ({
  locale,
  title: textIn(locale, 'newsletter.subject'),
  paragraphs: [textIn(locale, 'newsletter.text'), textIn(locale, 'newsletter.ignore')],
  sections: [],
  link: {
    label: textIn(locale, 'newsletter.confirm'),
    path: `${localizePath('/newsletter/confirm', locale)}?token=${token}`,
  },
});

const reminderOf = ({ locale }: SubscriptionRow): Letter => ({
  locale,
  title: textIn(locale, 'newsletter.knownSubject'),
  paragraphs: [textIn(locale, 'newsletter.knownText')],
  sections: [],
});

/** Sends an email whether the address is known or not: only its owner learns the difference. */
export const subscribe = async (
  shop: Shop,
  address: string,
  { site, locale }: { site: string; locale: Reader['locale'] },
): Promise<void> => {
  const email = address.toLowerCase();
  if (shop.counts.add(`subscribe ${site} ${email}`, day).current > maxEmails) return;
  const now = shop.clock();
  await transact(shop.db, async trx => {
    const pending = await requestSubscription(trx, { email, site, locale, token: randomToken(), now });
    const subscription = pending ?? (await requireSubscription(trx, email, site));
    const letter = pending ? confirmationOf(pending) : reminderOf({ ...subscription, locale });
    const message = { kind: 'email', recipient: email, subject: letter.title, body: letterText(letter) } as const;
    await post(trx, { ...message, letter, subscriptionId: subscription.id }, now);
  });
};

export const confirmSubscription = async ({ db, clock }: Shop, token: string): Promise<void> => {
  const now = clock();
  const since = new Date(now.getTime() - times.subscriptionConfirmation);
  if (!(await confirmByToken(db, token, { since, now }))) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
};

/** Ends a subscription, if there is one: an unknown token is answered the same. */
export const unsubscribe = ({ db, clock }: Shop, token: string): Promise<void> => endByToken(db, token, clock());

/** What an address has asked for and not ended yet. */
export const readSubscription = async (
  { db, clock }: Shop,
  email: string,
  site: string,
): Promise<{ state: 'pending' | 'confirmed'; token: string } | undefined> => {
  const found = await findSubscription(db, email.toLowerCase(), site);
  if (!found || found.ended_at) return undefined;
  if (found.confirmed_at) return { state: 'confirmed', token: found.token };
  const isOpen = found.requested_at.getTime() > clock().getTime() - times.subscriptionConfirmation;
  return isOpen ? { state: 'pending', token: found.token } : undefined;
};

export const dropUnconfirmedSubscriptions = ({ db, clock }: Shop): Promise<void> =>
  dropUnconfirmed(db, new Date(clock().getTime() - times.subscriptionConfirmation));
