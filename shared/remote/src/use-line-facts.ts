import type { LineItem } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

type Line = Pick<LineItem, 'options_text' | 'booking' | 'quantity' | 'gift' | 'pre_order_at'>;

/** What is said of a line of an order below its name: options, quantity, gift wrap; when a pre-ordered one arrives. */
export const useLineFacts = (): ((line: Line) => string[]) => {
  const t = useMessages();
  const locale = useLocale();
  return ({ options_text, booking, quantity, gift, pre_order_at }) => {
    const own = [options_text, !booking && t('units.pieces', { count: quantity }), gift && t('order.gift')];
    const arrival = pre_order_at && t('order.preOrder', { date: formatDate(pre_order_at, locale, 'day') });
    return [own.filter(Boolean).join(' · '), arrival ?? ''].filter(Boolean);
  };
};
