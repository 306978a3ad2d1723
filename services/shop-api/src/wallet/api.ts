/** Public interface of the wallet module. */
export { rechargePurpose } from './recharge';
export { readEvents, readStoreCredits, readVouchers } from './wallet';
