/** What other modules may use of the money core. */
export { accounts, type Account } from './accounts.rules';
export { post, postAll } from './ledger';
export { type Entry, type Movement, Shortage, transfer } from './ledger.rules';
export { findBalances } from './ledger.tables';
