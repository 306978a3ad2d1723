/** Public interface of the money module. */
export { accounts, type Account } from './accounts.rules';
export { amountLapsing, lapseDaily } from './lapse';
export { post, postAll } from './ledger';
export { type Movement, Shortage, transfer } from './ledger.rules';
export { findBalances } from './ledger.tables';
export { bookRefund, findEarnedBack } from './refund';
export { paidFor, spread, withhold } from './refund.rules';
export { rewardsFor } from './rewards.rules';
export { bookSale, bookUnmatched, holdSources, releaseSources, saleMovements } from './settlement';
export { findSources, giftCardSource, idIn, type Source, voucherSource, walletSource, withBalances } from './sources';
export { amountWithin, type AppliedSource, applySources, type SourceLimit, sourceLimit } from './sources.rules';
export * from './wallets.tables';
export { findFaults } from './verify.tables';
