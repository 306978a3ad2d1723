/** Public interface of the cards module. */
export { cardPayments } from './card-payments';
