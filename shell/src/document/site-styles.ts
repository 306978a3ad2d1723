import type { SiteData } from '@ortoo/contracts';

/** Styles that every page of a site starts with: tokens, base and fonts. */
export const siteStyles = (base: string, site: SiteData): string => `<style data-site="${site.configs.code}" data-base="${base}"></style>`;
