import type { Coupon } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** Lines under a ticket's name: variant, time (with its zone), place, validity or use. */
export const useTicketFacts = (): ((ticket: Coupon) => string[]) => {
  const t = useMessages();
  const locale = useLocale();
  return ({ options_text, event_at, place, store_name, valid_until, used_at }) =>
    [
      options_text,
      event_at && t('ticket.when', { time: formatDateTime(event_at, locale) }),
      [place, store_name].filter(Boolean).join(' · '),
      used_at
        ? t('coupon.usedAt', { time: formatDateTime(used_at, locale) })
        : t('coupon.validUntil', { date: formatDate(valid_until, locale) }),
    ].filter((line): line is string => Boolean(line));
};
