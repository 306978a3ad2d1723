import type { Locale } from '@ortoo/i18n';

/** The content of an email: rendered as text and as HTML when it is sent. */
export interface Letter {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  sections: readonly LetterSection[];
  /** Button: a path of the message's site. */
  link?: { label: string; path: string };
}

export interface LetterSection {
  title: string;
  /** `strong` marks a sum. */
  rows: readonly { term: string; detail?: string; value?: string; strong?: boolean }[];
}
