/** Public interface of the wallet module. */
export { endOverdueRecharges, settleRechargeNumber } from './recharge';
