/** Public interface of the wallet module. */
export { rechargePurpose } from './recharge';
