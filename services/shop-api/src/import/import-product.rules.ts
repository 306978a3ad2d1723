import type { ProductInFile } from './import-product.schema';

const hour = 3_600_000;
const day = 24 * hour;

/** A product with its days as moments. */
export interface DatedProduct extends Omit<
  ProductInFile,
  | 'availableIn'
  | 'availableOn'
  | 'sale'
  | 'eventIn'
  | 'eventWeekday'
  | 'eventTime'
  | 'eventAt'
  | 'preOrderIn'
  | 'preOrderAt'
  | 'departuresIn'
> {
  availableOn: Date;
  sale: { start: Date | null; end: Date | null } | undefined;
  eventAt: string | undefined;
  preOrderAt: string | undefined;
  departures: string[] | undefined;
}

const moment = (time: string | null | undefined): Date | null => (time ? new Date(time) : null);

/** Counts days from a moment: the seed from its clock, a file from the beginning of the day. */
export const dated = (product: ProductInFile, from: Date): DatedProduct => {
  const {
    availableIn,
    availableOn,
    sale,
    eventIn,
    eventWeekday,
    eventTime,
    eventAt,
    preOrderIn,
    preOrderAt,
    departuresIn,
    departures,
    ...rest
  } = product;
  const after = (days: number) => new Date(from.getTime() + days * day);
  const arrival = preOrderIn === undefined ? moment(preOrderAt) : after(preOrderIn);
  const event = eventIn === undefined ? moment(eventAt) : eventOn(after(eventIn), eventWeekday, eventTime);
  const leaves = departuresIn?.map(days => after(days).toISOString().slice(0, 10));
  return {
    ...rest,
    availableOn: moment(availableOn) ?? after(availableIn ?? 0),
    sale: sale && period(sale, after),
    eventAt: event?.toISOString(),
    preOrderAt: arrival?.toISOString(),
    departures: leaves ?? (departures && [...departures]),
  };
};

/** The first moment from this day on with the weekday and the time of day, in Ulaanbaatar. */
const eventOn = (date: Date, weekday: number | undefined, time = '19:00'): Date => {
  const there = new Date(date.getTime() + 8 * hour);
  const wait = weekday === undefined ? 0 : (weekday - there.getUTCDay() + 7) % 7;
  const calendarDay = new Date(there.getTime() + wait * day).toISOString().slice(0, 10);
  return new Date(`${calendarDay}T${time}:00+08:00`);
};

const period = (sale: NonNullable<ProductInFile['sale']>, after: (days: number) => Date) =>
  'startsIn' in sale
    ? { start: after(sale.startsIn), end: after(sale.endsIn) }
    : { start: moment(sale.startsAt), end: moment(sale.endsAt) };
