import { htmlLang, type Locale } from '@ortoo/i18n';

/** The `lang` attribute of texts in another language than the page's; undefined when they are in the page's. */
export const langOf = ({ locale }: { locale?: Locale | undefined }): string | undefined => locale && htmlLang[locale];

/** The `lang` attribute of what a user has written, told by its script: the shop's users write Mongolian in Cyrillic. */
export const langOfWriting = (text: string): string =>
  htmlLang[/\p{Script=Cyrillic}/u.test(text) ? 'mn' : /\p{Script=Han}/u.test(text) ? 'cn' : 'en'];
