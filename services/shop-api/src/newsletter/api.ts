/** Public interface of the newsletter module. */
export { dropUnconfirmedSubscriptions, readSubscription, subscribe, unsubscribe } from './newsletter';
