/** Public interface of the content module. */
export { findTitles, readingMinutes } from './articles/api';
export { announceArticles } from './authors/api';
export { findSite, sites } from './sites';
