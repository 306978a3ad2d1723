import { persisted } from '@ortoo/stores';
import { emptyQuote, type QuoteValues } from './quote-form.rules';

type Draft = Partial<QuoteValues>;

const isDraft = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([field, text]) => field in emptyQuote && typeof text === 'string');

/** Unsent input; it outlives a sign-in. */
export const $quoteDraft = persisted<Draft>('quoteDraft', {}, isDraft);

export const saveQuote = (change: Draft): void => $quoteDraft.set({ ...$quoteDraft.get(), ...change });

export const dropQuote = (): void => $quoteDraft.set({});
