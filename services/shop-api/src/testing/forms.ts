import type { ReviewScores } from '@ortoo/contracts';
import sharp, { type Sharp } from 'sharp';

const boundary = '----review-form';

interface Parts {
  rating: number;
  comment: string;
  scores?: ReviewScores;
  /** Name and bytes. */
  images?: readonly (readonly [name: string, bytes: Buffer])[];
  keep?: readonly string[];
}

/** The form that a browser sends for a review. */
export const reviewForm = ({ rating, comment, scores = {}, images = [], keep = [] }: Parts) => {
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = ([name, bytes]: readonly [string, Buffer]) => {
    const head = `Content-Disposition: form-data; name="images[][file]"; filename="${name}"\r\nContent-Type: image/jpeg`;
    return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n')]);
  };
  const payload = Buffer.concat([
    field('rating', String(rating)),
    field('comment', comment),
    ...Object.entries(scores).map(([aspect, score]) => field(`scores[${aspect}]`, String(score))),
    ...keep.map(path => field('images[][keep]', path)),
    ...images.map(file),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
};

/** A picture of one colour. */
export const scene = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2f6fb5' } });
