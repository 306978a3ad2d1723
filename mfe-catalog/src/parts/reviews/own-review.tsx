export { OwnReview } from './own-review-card';
export { ReviewDialog } from './review-dialog';
