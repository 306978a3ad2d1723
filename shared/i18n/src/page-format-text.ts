import type { FormatText, TimeUnit } from './format-text';
import type { Locale } from './locales';

export type { FormatText, TimeUnit };

/** Stands for format-text.ts in the shop's pages, which bring the words of their own language with their HTML. */
export const formatText = {} as Record<Locale, FormatText>;
