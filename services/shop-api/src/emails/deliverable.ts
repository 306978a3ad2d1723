import { pathOf, shopApiPrefix } from '@ortoo/contracts';
import { unsubscribe } from '@ortoo/contracts/endpoints';
import { bindNumbers, formatPhone, type Locale, localizePath } from '@ortoo/i18n';
import { findSite } from '../content/api';
import type { latestMessages } from '../db/outbox.tables';
import { pick } from '../http/locale';
import { textIn } from '../messages/index';
import type { Shop } from '../shop';
import { letterHtml } from './letter';

type Message = Awaited<ReturnType<typeof latestMessages>>[number];
type Order = NonNullable<Message['order']>;
type Subscription = NonNullable<Message['subscription']>;

/** Address of an order's page. A guest's order opens with its token only. */
export const orderLink = ({ hosts }: Pick<Shop, 'hosts'>, { number, site, locale, token, user_id }: Order): string => {
  const path = localizePath(`/orders/${number}`, locale);
  return `${hosts.originOf(site)}${path}${user_id === null ? `?token=${token}` : ''}`;
};

/** Address that ends a subscription without a page (RFC 8058), and the page that a person opens for it. */
const unsubscriptionOf = ({ hosts }: Pick<Shop, 'hosts'>, { site, locale, token }: Subscription) => {
  const origin = hosts.originOf(site);
  return {
    headers: {
      'List-Unsubscribe': `<${origin}${shopApiPrefix}${pathOf(unsubscribe, { token })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    link: {
      label: textIn(locale, 'newsletter.unsubscribe'),
      url: `${origin}${localizePath('/newsletter/unsubscribe', locale)}?token=${token}`,
    },
  };
};

const linkIn = (
  { hosts, db }: Pick<Shop, 'hosts' | 'db'>,
  { letter, order, subscription, site }: Message,
  locale: Locale,
) => {
  if (order) return { label: textIn(locale, 'letter.view'), url: orderLink({ hosts }, order) };
  if (!letter?.link) return undefined;
  return {
    label: letter.link.label,
    url: hosts.originOf(findSite(db, subscription?.site ?? site ?? undefined).code) + letter.link.path,
  };
};

/**
 * A message as it is sent: with its headers, with the addresses of its order or subscription, which are settings of the
 * process, and as HTML.
 */
export const deliverable = (shop: Pick<Shop, 'hosts' | 'db'>, whole: Message) => {
  const { letter, order, subscription, ...message } = whole;
  const site = findSite(shop.db, order?.site ?? subscription?.site ?? message.site ?? undefined);
  const locale = letter?.locale ?? order?.locale ?? site.default_locale;
  const link = linkIn(shop, whole, locale);
  const unsubscription = subscription && unsubscriptionOf(shop, subscription);
  const links = [link, unsubscription?.link].flatMap(one => (one ? [`${one.label}: ${one.url}`] : []));
  const body = [message.body, ...links].join('\n\n');
  const headers: Record<string, string> = unsubscription?.headers ?? {};
  if (message.kind !== 'email') return { ...message, sender: null, headers, body, html: null };
  const senderName = pick(site.sender.name, locale, site.default_locale);
  const sender = senderName === undefined ? null : { name: senderName, address: site.sender.address };
  const shown = letter ?? { locale, title: message.subject, paragraphs: message.body.split('\n'), sections: [] };
  const address = pick(site.address, locale, site.default_locale);
  const imprint = [formatPhone(site.phone), site.email, address && bindNumbers(address)];
  const name = pick(site.name, locale, site.default_locale) ?? site.code;
  const frame = { site: name, imprint: imprint.join(' · '), link, unsubscribe: unsubscription?.link };
  return { ...message, sender, headers, body, html: letterHtml(shown, frame) };
};
