import type { LineItem } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** When a line arrives that was ordered before it is there; nothing of all others. */
export const PreOrder = ({ line: { pre_order_at: at } }: { line: LineItem }) => {
  const t = useMessages();
  const locale = useLocale();
  return at ? <p className="soft">{t('preOrder.line', { date: formatDate(at, locale, 'day') })}</p> : null;
};
