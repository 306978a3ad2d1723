import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { type Locale, localizePath } from '@ortoo/i18n';

const names: Partial<Record<Locale, string>> = { mn: 'Тасалбар шалгагч', en: 'Ticket scanner' };
const colour = '#14703f';

/** A QR code in a frame, with the margin that round icons cut off. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="28" stroke-linecap="round" stroke-linejoin="round"><path d="M112 184v-48a24 24 0 0 1 24-24h48M328 112h48a24 24 0 0 1 24 24v48M400 328v48a24 24 0 0 1-24 24h-48M184 400h-48a24 24 0 0 1-24-24v-48"/><path d="m184 264 52 52 96-112"/></g></svg>`;

/** What the scanner is installed with on a phone. */
export const manifest = (locale: Locale) => {
  const name = names[locale] ?? names.en;
  const start = localizePath('/backoffice/scan', locale);
  return {
    ...{ id: start, name, short_name: name, lang: locale, start_url: start, display: 'standalone' },
    scope: localizePath('/backoffice/', locale),
    ...{ background_color: colour, theme_color: colour },
    icons: ['any', 'maskable'].map(purpose => ({
      ...{ src: shopApiPrefix + documentPaths.scannerFile('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose },
    })),
  };
};
