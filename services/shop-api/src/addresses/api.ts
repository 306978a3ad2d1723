/** Public interface of the addresses module. */
export { serializeAddress } from './address.mapper';
export { findAddress, insertAddress, type AddressRow } from './addresses.tables';
export { normalContactPhone } from './phone.rules';
export { placeNames, readProvinces, subdistrictName } from './places.rules';
