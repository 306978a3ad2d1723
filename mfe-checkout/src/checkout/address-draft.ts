import type { AddressValues } from './address.rules';

const keyOf = (number: string) => `ortoo:address:${number}`;

/** What was typed of an order's address before this tab was loaded anew. */
export const readDraft = (number: string): Partial<AddressValues> | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(number)) ?? 'null');
    return draft && typeof draft === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what is typed in this tab, and nowhere else; without a value it is forgotten. */
export const keepDraft = (number: string, values?: Partial<AddressValues>): void => {
  try {
    if (values) sessionStorage.setItem(keyOf(number), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(number));
  } catch {
    // A browser that keeps nothing loses what was typed, and nothing else.
  }
};
