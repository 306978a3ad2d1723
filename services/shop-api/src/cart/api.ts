/** Public interface of the cart module. */
export { mergeGuestOrder } from './merge';
