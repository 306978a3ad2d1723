import type { ShippingRate } from '@ortoo/contracts';

const day = 86_400_000;

/** A delivery whose day is not certain is promised for days, not to the minute. */
export const spansDays = ({ delivers_from, delivers_to }: Pick<ShippingRate, 'delivers_from' | 'delivers_to'>) =>
  Date.parse(delivers_to) - Date.parse(delivers_from) > 2 * day;
