import { reviewLimits } from '@ortoo/contracts';

/** Errors of a review before it is sent; message keys below `reviews.faults`. */
export interface FormFaults {
  rating?: 'rating';
  comment?: 'short' | 'long';
}

export const faultsOf = ({ rating, comment }: { rating: number; comment: string }): FormFaults => {
  const { length } = comment.trim();
  return {
    ...(rating < 1 && { rating: 'rating' }),
    ...(length < reviewLimits.commentMin && { comment: 'short' }),
    ...(length > reviewLimits.commentMax && { comment: 'long' }),
  };
};

/** Types that the file picker offers. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export type FileFault = 'type' | 'large' | 'many';

/** Rejects invalid pictures immediately, without an upload; the server validates further. */
export const fileFault = (file: { type: string; size: number }, already: number): FileFault | undefined => {
  if (already >= reviewLimits.images) return 'many';
  if (!imageTypes.includes(file.type)) return 'type';
  return file.size > reviewLimits.imageBytes ? 'large' : undefined;
};
