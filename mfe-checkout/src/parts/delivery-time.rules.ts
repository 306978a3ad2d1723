import type { ShippingRate } from '@ortoo/contracts';

type Promised = Pick<ShippingRate, 'delivers_from' | 'delivers_to'>;

const hoursOf = ({ delivers_from, delivers_to }: Promised) =>
  (Date.parse(delivers_to) - Date.parse(delivers_from)) / 3_600_000;

/** A delivery whose day is not certain is promised for days. */
export const spansDays = (rate: Promised) => hoursOf(rate) > 48;

/** Only an express delivery is promised to the minute: no courier comes at three in the morning. */
export const isExpress = (rate: Promised) => hoursOf(rate) <= 12;
