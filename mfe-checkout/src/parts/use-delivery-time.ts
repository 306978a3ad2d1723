import type { ShippingRate } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale } from '@ortoo/remote';
import { isExpress, spansDays } from './delivery-time.rules';

/** When a delivery arrives: between two days, on a day, or by a time. */
export const useDeliveryTime = (): ((rate: Pick<ShippingRate, 'delivers_from' | 'delivers_to'>) => string) => {
  const locale = useLocale();
  return rate => {
    if (isExpress(rate)) return formatDateTime(rate.delivers_to, locale, 'day');
    if (!spansDays(rate)) return formatDate(rate.delivers_to, locale, 'day');
    return [rate.delivers_from, rate.delivers_to].map(time => formatDate(time, locale, 'day')).join(' – ');
  };
};
