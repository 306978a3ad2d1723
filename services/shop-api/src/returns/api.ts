/** Public interface of the returns module. */
export { serializeReturn } from './return.mapper';
export { findReturnsOfOrder, isReturnedOf } from './returns.tables';
