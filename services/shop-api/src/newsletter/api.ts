/** Public interface of the newsletter module. */
export { dropUnconfirmedSubscriptions } from './newsletter';
