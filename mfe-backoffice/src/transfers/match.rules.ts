import { toMoney, type PayableOrder } from '@ortoo/contracts';

/** An order and what it is to get of an amount, as typed. */
export interface MatchPart {
  order_number: string;
  buyer: string;
  /** What the order needs. */
  due: number;
  amount: string;
}

export const amountOf = (typed: string): number => Number(typed.replace(/\D/g, ''));

export const leftOf = (amount: number, parts: readonly MatchPart[]): number =>
  parts.reduce((left, part) => left - amountOf(part.amount), amount);

/** Adds an order with as much as it needs and as is left. */
export const withOrder = (
  parts: readonly MatchPart[],
  { number, buyer, due }: PayableOrder,
  amount: number,
): MatchPart[] => {
  const needed = toMoney(due);
  const part = Math.max(0, Math.min(needed, leftOf(amount, parts)));
  return [...parts, { order_number: number, buyer, due: needed, amount: String(part) }];
};

export type MatchFault = 'empty' | 'zero' | 'over' | 'sum';

/** Why the parts cannot be matched so, and which of them is at fault. */
export const faultOf = (
  amount: number,
  parts: readonly MatchPart[],
): { fault: MatchFault; order?: string } | undefined => {
  if (parts.length === 0) return { fault: 'empty' };
  const zero = parts.find(part => amountOf(part.amount) === 0);
  if (zero) return { fault: 'zero', order: zero.order_number };
  const over = parts.find(part => amountOf(part.amount) > part.due);
  if (over) return { fault: 'over', order: over.order_number };
  return leftOf(amount, parts) < 0 ? { fault: 'sum' } : undefined;
};
