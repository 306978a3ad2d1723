/** Public interface of the wallet module. */
export { rechargePurpose } from './recharge';
export { describeVouchers, readEvents, readStoreCredits, readVouchers } from './wallet';
