import type { ProductView } from './product-view.rules';

/** Target of a sale's countdown. */
export interface SaleClock {
  to: 'end' | 'start';
  /** Whole days, and the seconds of the last day. */
  days: number;
  seconds: number;
}

const daySeconds = 86_400;

/** A sale that has not begun has a countdown on its last day. */
const startsWithin = daySeconds;

const clockTo = (to: SaleClock['to'], left: number): SaleClock => ({
  to,
  days: Math.floor(left / daySeconds),
  seconds: left % daySeconds,
});

/** Time until a sale ends or begins; undefined when unknown, or when the moment has passed. */
export const saleClock = (
  { sale_start_at, sale_expire_at }: Pick<ProductView, 'sale_start_at' | 'sale_expire_at'>,
  now: number,
): SaleClock | undefined => {
  const secondsTo = (moment: string) => Math.ceil((Date.parse(moment) - now) / 1000);
  const toStart = sale_start_at === null ? 0 : secondsTo(sale_start_at);
  if (toStart > 0) return toStart <= startsWithin ? clockTo('start', toStart) : undefined;
  const toEnd = sale_expire_at === null ? 0 : secondsTo(sale_expire_at);
  return toEnd > 0 ? clockTo('end', toEnd) : undefined;
};

/** Milliseconds until the price changes by schedule; undefined when it does not. */
export const nextChange = (
  { sale_start_at, sale_expire_at }: Pick<ProductView, 'sale_start_at' | 'sale_expire_at'>,
  now: number,
): number | undefined => {
  const moments = [sale_start_at, sale_expire_at].flatMap(moment =>
    moment === null ? [] : [Date.parse(moment) - now],
  );
  return moments.filter(left => left > 0).toSorted((a, b) => a - b)[0];
};
