/** What other modules may use of the content. */
export { findSite } from './sites';
