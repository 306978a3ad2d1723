/** Public interface of the content module. */
export { findTags, findTitles, readingMinutes } from './articles/api';
export { announceArticles } from './authors/api';
export { findSite, openSites, sitesOf } from './sites/site-directory';
export { sellsKind, takesMethod, takesSource } from './sites/site-offer.rules';
export type { Site } from './site-shapes';
export { firstSites } from './sites';
export { checkSite, type CheckedSite, type SiteChoices } from './sites/check-site';
export { draftOf, openPreview, previewOf } from './sites/previews';
export * as siteTables from './sites/sites.tables';
