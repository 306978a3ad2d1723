/** Public interface of the content module. */
export { findSite, sites } from './sites';
