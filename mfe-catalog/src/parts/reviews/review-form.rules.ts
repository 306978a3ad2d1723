import { reviewLimits } from '@ortoo/contracts';

/** What is wrong with a review before it is sent; keys of messages below `reviews.faults`. */
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

/** What a file picker is asked to offer. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export type FileFault = 'type' | 'large' | 'many';

/** A picture that the server would refuse is refused at once, without the wait; the server looks closer. */
export const fileFault = (file: { type: string; size: number }, already: number): FileFault | undefined => {
  if (already >= reviewLimits.images) return 'many';
  if (!imageTypes.includes(file.type)) return 'type';
  return file.size > reviewLimits.imageBytes ? 'large' : undefined;
};
