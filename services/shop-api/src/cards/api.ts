/** What other modules may use of the saved cards. */
export { cardPayments } from './card-payments';
