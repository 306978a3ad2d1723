/** Public interface of the content module. */
export { findSite } from './sites';
