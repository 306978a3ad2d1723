import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Coupon, SavedTicket } from '@ortoo/contracts';
import { formatDateTime, htmlLang } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { saveTickets } from './save-tickets';
import { ticketQrQuery } from './tickets.queries';
import { useTicketFacts } from './use-ticket-facts';

const states = ['active', 'used', 'expired', 'cancelled'] as const;

const withCode = async (client: QueryClient, ticket: Omit<SavedTicket, 'qr'>): Promise<SavedTicket> => ({
  ...ticket,
  qr: await client.fetchQuery(ticketQrQuery(ticket.id)),
});

/**
 * Saves the displayed tickets for offline use.
 * @param asOf time of the server's last response, in milliseconds
 * @returns whether they can be shown offline; undefined until that is known
 */
export const useSavedTickets = (tickets: readonly Coupon[] | undefined, asOf: number): boolean | undefined => {
  const t = useMessages();
  const locale = useLocale();
  const href = useHref();
  const client = useQueryClient();
  const factsOf = useTicketFacts();
  const [saved, setSaved] = useState<boolean>();
  const words = (number: string): SavedTicket['words'] => ({
    title: t('ticket.title'),
    offline: t('ticket.offline'),
    asOf: t('ticket.asOf', { time: formatDateTime(asOf, locale) }),
    again: t('actions.retry'),
    qr: t('coupon.qr', { number }),
    state: Object.fromEntries(
      states.map(state => [state, t(`coupon.state.${state}`)]),
    ) as SavedTicket['words']['state'],
  });
  const save = useEffectEvent(async (shown: readonly Coupon[]) => {
    const owner = $user.get()?.id;
    if (shown.length === 0 || owner === undefined) return undefined;
    const records = shown.map(ticket => {
      const { id, name, number, state, valid_until } = ticket;
      const record = { id, lang: htmlLang[locale], name, number, state, valid_until };
      return withCode(client, { ...record, facts: factsOf(ticket), words: words(number) });
    });
    const found = await Promise.all(records).catch(() => []);
    return found.length > 0 && saveTickets(href('/tickets'), found, () => $user.get()?.id === owner);
  });
  useEffect(() => {
    if (tickets) void save(tickets).then(setSaved);
  }, [tickets, asOf]);
  return saved;
};
