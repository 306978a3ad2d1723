import { amountOf } from '../parts/amount.rules';

/** Fields of the answer as they are typed. */
export interface AnswerFields {
  price: string;
  /** A day, `2026-12-01`; empty for the usual week. */
  until: string;
  message: string;
}

/** Keys of the errors of each field. */
export type AnswerFaults = Partial<Record<keyof AnswerFields, string>>;

const maxPrice = 10_000_000_000;

/** Whole tugrik. */
export const priceOf = (text: string): number | undefined => amountOf(text, { min: 1, max: maxPrice });

/** The end of a day in the shop, eight hours before UTC. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59+08:00`).toISOString();

/** What is wrong with an answer: it has a price or a message, and its last day is not over. */
export const faultsOf = ({ price, until, message }: AnswerFields, now: Date): AnswerFaults => {
  const faults: AnswerFaults = {};
  if (price.trim() !== '' && priceOf(price) === undefined) faults.price = 'quotes.faults.price';
  if (price.trim() === '' && message.trim() === '') faults.price = 'quotes.faults.empty';
  if (until && Date.parse(endOfDay(until)) <= now.getTime()) faults.until = 'quotes.faults.until';
  return faults;
};
