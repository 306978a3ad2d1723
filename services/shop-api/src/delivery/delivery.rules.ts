import type { DeliveryHours } from '@ortoo/contracts';

/** One way of delivery as configured. */
export interface DeliveryChoice {
  id: number;
  kind: 'courier' | 'pickup';
  fee: number;
  /** Value of the goods from which delivery is free. */
  free_from: number | null;
  /** Province codes it serves; null for the whole country. */
  provinces: readonly string[] | null;
  /** Hours from payment to delivery. */
  hours_from: number;
  hours_to: number;
  /** Hours of the shop's day from and before which it can be paid for; null for any. */
  paid_from: number | null;
  paid_before: number | null;
  /** Only for goods that have not arrived yet. */
  pre_order: boolean;
}

export interface DeliveryRate<C extends DeliveryChoice = DeliveryChoice> {
  choice: C;
  cost: number;
  /** Delivery date when it is paid now. */
  from: Date;
  to: Date;
  /** Outside its part of the day. */
  closed: boolean;
}

/** A place to pick up goods; a store has its own stock. */
interface PickupPlace {
  kind: 'store' | 'pickup';
  province: string;
}

/** Destination: a province, or a pickup place. */
export type Destination = { province: string } | { pickup: PickupPlace };

interface Now {
  now: Date;
  /** Hour of the shop's clock. */
  hour: number;
}

interface Goods {
  /** Total price of the goods. */
  value: number;
  /** Arrival of the last of them in the shop; null when all are there. */
  arrive: Date | null;
}

const hour = 3_600_000;
const capital = '11';

const serves = (choice: DeliveryChoice, destination: Destination, arrive: Date | null): boolean => {
  if ('pickup' in destination) return choice.kind === 'pickup';
  if (choice.kind !== 'courier' || choice.pre_order !== (arrive !== null)) return false;
  return choice.provinces === null || choice.provinces.includes(destination.province);
};

interface ComingLine {
  details: { pre_order_at?: string };
}

/**
 * Arrival of the last of the goods in the shop; null when all are there. An order paid at that moment, or before,
 * retains its way of delivery.
 */
export const arrivalOf = (
  lines: readonly ComingLine[],
  way: Pick<DeliveryChoice, 'pre_order'> | undefined,
  agreed: boolean,
  now: Date,
): Date | null => {
  const days = lines.flatMap(({ details }) => (details.pre_order_at ? [Date.parse(details.pre_order_at)] : []));
  const last = Math.max(...days);
  if (days.length === 0) return null;
  return (agreed ? way?.pre_order === true : last > now.getTime()) ? new Date(last) : null;
};

/** Goods for a pickup point outside the capital travel as long as those for an address there. */
const hoursTo = (choice: DeliveryChoice, destination: Destination, choices: readonly DeliveryChoice[]) => {
  const isSent =
    'pickup' in destination && destination.pickup.kind === 'pickup' && destination.pickup.province !== capital;
  return (isSent && usualHours(choices)?.country) || [choice.hours_from, choice.hours_to];
};

/** The ways to a destination, each with its price for these goods and its delivery date. */
export const ratesFor = <C extends DeliveryChoice>(
  choices: readonly C[],
  destination: Destination,
  { value, arrive }: Goods,
  { now, hour: clock }: Now,
): DeliveryRate<C>[] => {
  const begins = arrive && arrive > now ? arrive : now;
  return choices
    .filter(choice => serves(choice, destination, arrive))
    .map(choice => ({ choice, hours: hoursTo(choice, destination, choices) }))
    .map(({ choice, hours: [from, to] }) => ({
      choice,
      cost: choice.free_from !== null && value >= choice.free_from ? 0 : choice.fee,
      from: new Date(begins.getTime() + from * hour),
      to: new Date(begins.getTime() + to * hour),
      closed: clock < (choice.paid_from ?? 0) || clock >= (choice.paid_before ?? 24),
    }));
};

const isBetter = (one: DeliveryRate, other: DeliveryRate): boolean =>
  !one.closed &&
  one.cost <= other.cost &&
  one.to <= other.to &&
  (one.cost < other.cost || one.to.getTime() < other.to.getTime());

/** Without the ways that another one beats: it costs less and is not slower, or is faster and costs no more. */
export const withoutWorse = <R extends DeliveryRate>(rates: readonly R[]): R[] =>
  rates.filter(rate => !rates.some(other => isBetter(other, rate)));

/**
 * Delivery time of goods in the shop, as the checkout first offers it: to the capital, and to the provinces. The choices
 * are in the checkout's order.
 */
export const usualHours = (choices: readonly DeliveryChoice[]): DeliveryHours | null => {
  const usual = (isServed: (choice: DeliveryChoice) => boolean): DeliveryHours['city'] | undefined => {
    const first = choices.find(
      choice => choice.kind === 'courier' && !choice.pre_order && choice.paid_from === null && isServed(choice),
    );
    return first && [first.hours_from, first.hours_to];
  };
  const city = usual(({ provinces }) => provinces?.includes(capital) ?? true);
  const country = usual(({ provinces }) => provinces?.some(code => code !== capital) ?? true);
  return city && country ? { city, country } : null;
};
