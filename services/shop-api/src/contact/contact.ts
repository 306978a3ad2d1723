import type { z } from 'zod';
import type { contactFormSchema } from '@ortoo/contracts/schema';
import { findSite } from '../content/api';
import { transact } from '../db/changes';
import { postAll } from '../db/outbox.tables';
import type { Db } from '../db/schema';
import { accept, fieldError } from '../http/domain-error';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { copyEmail, staffEmail } from './contact-emails';
import { type ContactRow, findFormKey, insertContactForm, releaseHeld } from './contact-forms.tables';
import { checkToken, createToken, holdOf, wayOf } from './contact.rules';

type ContactForm = z.output<typeof contactFormSchema>;

const hour = 3_600_000;
const day = 24 * hour;
/** Messages of one visitor in an hour that reach staff at once. */
const maxMessages = 10;
/** Copies to one address a day, so that nobody can fill another person's mailbox. */
const maxCopies = 3;

export const issueToken = async (shop: Shop): Promise<string> => createToken(await findFormKey(shop.db), shop.clock());

interface Sender {
  userId: number | null;
  /** Name of the visitor for limits. */
  visitor: string;
  site: string;
  locale: Reader['locale'];
}

const ownHostsOf = ({ hosts }: Shop, site: string): string[] => [new URL(hosts.originOf(site)).hostname];

const isWithin = (shop: Shop, key: string, window: number, max: number): boolean =>
  shop.counts.add(key, window).current <= max;

const lettersOf = (shop: Shop, row: ContactRow) => {
  if (row.held_for) return { copied: false, letters: [] };
  const { email } = row;
  const copied = email !== null && isWithin(shop, `contact copy ${email}`, day, maxCopies);
  const letters = [staffEmail(row, findSite(shop.db, row.site).email), ...(copied ? [copyEmail(row, email)] : [])];
  return { copied, letters };
};

/** Takes a message. One that looks like an advertisement is kept for staff, without an email to anyone. */
export const sendContactForm = async (shop: Shop, form: ContactForm, sender: Sender): Promise<{ copied: boolean }> => {
  const now = shop.clock();
  accept(checkToken(await findFormKey(shop.db), form.token, now));
  const way = wayOf(form);
  if (!way.ok) throw fieldError(way.field, way.code);
  const { userId, visitor, site, locale } = sender;
  const isFlood = !isWithin(shop, `contact ${visitor}`, hour, maxMessages);
  const { name, topic, message, order_number } = form;
  return transact(shop.db, async trx => {
    const row = await insertContactForm(trx, {
      ...{ name, topic, message, site, locale, ...way.value, user_id: userId },
      ...{ order_number: order_number || null, created_at: now },
      held_for: holdOf(form, ownHostsOf(shop, site), isFlood),
    });
    const { copied, letters } = lettersOf(shop, row);
    await postAll(trx, letters, now);
    return { copied };
  });
};

/** Passes on a message that was held back, as if it had just arrived; undefined when it is not held back. */
export const releaseContactForm = async (shop: Shop, trx: Db, id: number): Promise<ContactRow | undefined> => {
  const row = await releaseHeld(trx, id);
  if (row) await postAll(trx, lettersOf(shop, row).letters, shop.clock());
  return row;
};
