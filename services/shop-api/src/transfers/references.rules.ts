import { currency } from '@ortoo/contracts';
import type { StatementStatus } from '../db/schema.payments';

/** Letters that look alike in both alphabets. */
const lookAlike: Record<string, string> = { О: 'O', Т: 'T' };

/** Extracts our reference from a payer's text: `төлбөр ОТ 1234 5678` is `OT12345678`. */
export const referenceIn = (remittance: string): string | undefined => {
  const plain = remittance
    .toUpperCase()
    .replace(/[ОТ]/g, letter => lookAlike[letter] ?? letter)
    .replace(/[\s./-]/g, '');
  return /OT\d{8}(?!\d)/.exec(plain)?.[0];
};

interface Expected {
  amount: number;
  state: 'open' | 'paid' | 'closed';
  expires_at: Date;
}

interface Arrived {
  amount: number;
  currency: string;
  booked_at: Date;
}

/** Use of money on the account. Parts of a sum that arrive one by one count together. */
export const evaluateEntry = (arrived: Arrived, expected: Expected | undefined, before: number): StatementStatus => {
  if (!expected) return 'unknown_reference';
  if (expected.state === 'paid') return 'repeated';
  if (arrived.currency !== currency) return 'foreign';
  if (expected.state === 'closed' || arrived.booked_at > expected.expires_at) return 'late';
  const sum = before + arrived.amount;
  if (sum === expected.amount) return 'exact';
  return sum < expected.amount ? 'too_little' : 'too_much';
};

interface Part {
  amount: number;
  status: StatementStatus;
}

/** An amount above the requested one pays the requested one; the rest is separate. */
export const partsOf = (amount: number, status: StatementStatus, missing: number): Part[] =>
  status === 'too_much' && missing > 0
    ? [
        { amount: missing, status: 'exact' },
        { amount: amount - missing, status },
      ]
    : [{ amount, status }];
