import { type Endpoint, requestedWith, type ReviewScores, shopApiPrefix, shopHeaders } from '@ortoo/contracts';
import type { FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import type { Answer, TestClient } from './client';

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

/** Sends a form with files to an endpoint, as a browser does. */
export const sendForm = async <Output>(
  app: FastifyInstance,
  client: TestClient,
  { path }: Endpoint<never, Output>,
  form: FormData,
): Promise<Pick<Answer<Output>, 'status' | 'body'>> => {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: shopApiPrefix + path,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      cookie: client.cookie(),
      [shopHeaders.requestedWith]: requestedWith,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<Output>() };
};
