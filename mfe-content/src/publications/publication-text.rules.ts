import type { PublicationContent, PublicationText } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';

/** A text in which nothing is written. */
export const emptyText: PublicationText = {
  title: '',
  summary: '',
  image_alt: '',
  body: { type: 'doc', content: [] },
};

export const textIn = ({ texts }: PublicationContent, locale: Locale): PublicationText => texts[locale] ?? emptyText;

export const withText = (content: PublicationContent, locale: Locale, text: PublicationText): PublicationContent => ({
  ...content,
  texts: { ...content.texts, [locale]: text },
});
