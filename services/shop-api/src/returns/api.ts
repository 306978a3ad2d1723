/** Public interface of the returns module. */
export { payReturn, requireReturn } from './decide-return';
export { requestReturn } from './request-return';
export { serializeReturn } from './return.mapper';
export { findReturnsOfOrder, isReturnedOf } from './returns.tables';
