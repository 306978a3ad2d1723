/** Public interface of the addresses module. */
export { serializeAddress } from './address.mapper';
export { findAddress, type AddressRow } from './addresses.tables';
export { normalContactPhone } from './phone.rules';
export { acceptedPhone, storeAddress } from './store-address';
export { placeNames, readProvinces, subdistrictName } from './places.rules';
