/** Public interface of the wish lists. */
export { watchWishes } from './notice-wishes';
export { dropOldWishes } from './wishlists';
