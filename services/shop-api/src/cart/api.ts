/** Public interface of the cart module. */
export { addQuotedLine, addToCart } from './cart';
export { cartIn } from './cart-in';
export { mergeGuestOrder } from './merge';
