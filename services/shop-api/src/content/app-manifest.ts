import { appFiles } from '@ortoo/contracts/app-files';
import { htmlLang, type Locale, localizePath } from '@ortoo/i18n';
import type { Site } from './site-shapes';

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  ...{ src, sizes: `${size}x${size}`, type: 'image/png', purpose },
});

const icons = [
  png(appFiles.icon, 192, 'any'),
  png(appFiles.largeIcon, 512, 'any'),
  png(appFiles.maskableIcon, 512, 'maskable'),
];

/** What a browser installs a site with, in one of its languages. */
export const appManifest = (site: Site, locale: Locale) => {
  const start = localizePath('/', locale);
  const { light } = site.theme;
  const textOf = (texts: Site['name']) => texts[locale] ?? texts[site.default_locale] ?? site.code;
  return {
    // Visitors who change the language stay in the app.
    ...{ id: start, start_url: start, scope: '/', display: 'standalone', lang: htmlLang[locale] },
    name: textOf(site.name),
    description: textOf(site.about),
    ...{ theme_color: light.action, background_color: light.ground },
    icons,
  };
};
