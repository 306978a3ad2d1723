/** What other modules may use of the wallets. */
export { endOverdueRecharges, settleRechargeNumber } from './recharge';
