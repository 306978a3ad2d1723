import type { ShippingRate } from '@ortoo/contracts';
import { promiseOf } from '@ortoo/contracts/delivery-time';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale } from '@ortoo/remote';

type Promised = Pick<ShippingRate, 'delivers_from' | 'delivers_to'>;

/** How precise a rate promises its arrival. */
export const promiseOfRate = ({ delivers_from, delivers_to }: Promised) =>
  promiseOf({ from: new Date(delivers_from), to: new Date(delivers_to) });

/** When a delivery arrives: between two days, on a day, or by a time. */
export const useDeliveryTime = (): ((rate: Promised) => string) => {
  const locale = useLocale();
  return rate => {
    const promise = promiseOfRate(rate);
    if (promise === 'time') return formatDateTime(rate.delivers_to, locale, 'day');
    if (promise === 'day') return formatDate(rate.delivers_to, locale, 'day');
    return [rate.delivers_from, rate.delivers_to].map(time => formatDate(time, locale, 'day')).join(' – ');
  };
};
