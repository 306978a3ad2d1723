import type { SiteData } from '@ortoo/contracts';
import { baseCss, brandTokens, fontFaceCss, shopTokens, themeCss, type Tokens } from '@ortoo/ui';

/** Token sets by the name that a site's configuration gives. */
const themes: Record<string, Tokens> = { ortoo: shopTokens, 'munkh-tsas': brandTokens };

/**
 * Styles that every page of a site starts with: tokens, base, fonts.
 * @param base where the shell's files lie
 */
export const siteStyles = (base: string, { configs }: SiteData): string =>
  `<style>${themeCss(themes[configs.theme] ?? shopTokens)}${baseCss}${fontFaceCss({ baseUrl: `${base}fonts` })}</style>`;
