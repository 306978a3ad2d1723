import type { FormatText, TimeUnit } from './format-text';
import type { Locale } from './locales';

export type { FormatText, TimeUnit };

/** Replaces format-text.ts in the shop's pages, whose HTML includes the formats of their language. */
export const formatText = {} as Record<Locale, FormatText>;
