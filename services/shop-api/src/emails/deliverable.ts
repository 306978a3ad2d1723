import { formatPhone, localizePath } from '@ortoo/i18n';
import { findSite } from '../content/api';
import type { latestMessages } from '../db/outbox.tables';
import { pick } from '../http/locale';
import { textIn } from '../messages/index';
import type { Shop } from '../shop';
import { letterHtml } from './letter';

type Message = Awaited<ReturnType<typeof latestMessages>>[number];
type Order = NonNullable<Message['order']>;

/** Address of an order's page. A guest's order opens with its token only. */
export const orderLink = ({ hosts }: Pick<Shop, 'hosts'>, { number, site, locale, token, user_id }: Order): string => {
  const path = localizePath(`/orders/${number}`, locale);
  return `${hosts.originOf(site)}${path}${user_id === null ? `?token=${token}` : ''}`;
};

/** A message as it is sent: with the address of its order, which is a setting of the process, and as HTML. */
export const deliverable = (shop: Pick<Shop, 'hosts'>, { letter, order, ...message }: Message) => {
  const site = findSite(order?.site);
  const locale = letter?.locale ?? order?.locale ?? site.default_locale;
  const link = order ? { label: textIn(locale, 'letter.view'), url: orderLink(shop, order) } : undefined;
  const body = link ? `${message.body}\n\n${link.label}: ${link.url}` : message.body;
  if (message.kind === 'sms') return { ...message, body, html: null };
  const shown = letter ?? { locale, title: message.subject, paragraphs: message.body.split('\n'), sections: [] };
  const imprint = [formatPhone(site.phone), site.email, pick(site.address, locale, site.default_locale)];
  const frame = { site: pick(site.name, locale, site.default_locale) ?? site.code, imprint: imprint.join(' · '), link };
  return { ...message, body, html: letterHtml(shown, frame) };
};
