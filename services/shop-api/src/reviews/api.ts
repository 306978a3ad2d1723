/** Public interface of the reviews module. */
export { removeReview } from './reviews';
