import type { SiteData } from '@ortoo/contracts';
import { baseCss, brandTokens, fontFaceCss, shopTokens, themeCss, type Tokens } from '@ortoo/ui';

/** Token sets by the name in a site's configuration. */
const themes: Record<string, Tokens> = { ortoo: shopTokens, 'munkh-tsas': brandTokens };

/**
 * Initial styles of every page of a site: tokens, base, fonts.
 * @param base folder of the shell's files
 */
export const siteStyles = (base: string, { configs }: SiteData): string =>
  `<style>${themeCss(themes[configs.theme] ?? shopTokens)}${baseCss}${fontFaceCss(`${base}fonts`)}</style>`;
