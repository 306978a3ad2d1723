import type { FormatWords, TimeUnit } from './format-words';
import type { Locale } from './locales';

export type { FormatWords, TimeUnit };

/** Stands for format-words.ts in the shop's pages, which bring the words of their own language with their HTML. */
export const formatWords = {} as Record<Locale, FormatWords>;
