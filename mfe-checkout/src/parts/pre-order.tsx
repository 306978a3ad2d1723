import type { LineItem } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** Arrival date of a pre-ordered line; nothing for other lines. */
export const PreOrder = ({ line: { pre_order_at: at } }: { line: LineItem }) => {
  const t = useMessages();
  const locale = useLocale();
  return at ? <p className="soft">{t('order.preOrder', { date: formatDate(at, locale, 'day') })}</p> : null;
};
