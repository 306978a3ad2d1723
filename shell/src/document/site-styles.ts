import type { SiteData } from '@ortoo/contracts';
import { baseCss, brandTokens, fontFaceCss, mergeTokens, shopTokens, themeCss, type Tokens } from '@ortoo/ui';

/** Token sets by the name in a site's configuration. */
const themes: Record<string, Tokens> = { ortoo: shopTokens, 'munkh-tsas': brandTokens };

/** Shows a picture in place of the shop's mark, which is part of every page's script. */
const logoCss = (logo: string): string =>
  `svg[viewBox="0 0 40 40"]{background:url("${logo}") center/contain no-repeat}` +
  'svg[viewBox="0 0 40 40"]>*{display:none}';

/**
 * Initial styles of every page of a site: tokens, base, fonts.
 * @param base folder of the shell's files
 */
export const siteStyles = (base: string, { configs }: SiteData): string => {
  const { theme, style, logo } = configs;
  const tokens = mergeTokens(style ?? {}, themes[theme] ?? shopTokens);
  const mark = logo ? logoCss(logo) : '';
  return `<style>${themeCss(tokens)}${baseCss}${mark}${fontFaceCss(`${base}fonts`)}</style>`;
};
