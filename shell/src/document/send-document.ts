import type { FastifyReply } from 'fastify';
import { bytesOf, type CachedDocument, type Encoding } from './html-cache';

/** Seconds after which a visitor may retry when the server is busy or its services are unreachable. */
export const retryAfter = 5;

/** Values of Cache-Control: for every visitor, and for one. */
export const shared = 'public, max-age=0, must-revalidate';
export const personal = 'private, no-store';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding',
};

export const sendDocument = async (
  reply: FastifyReply,
  document: CachedDocument,
  encoding: Encoding,
  cacheControl: string,
) => {
  const hasFailed = document.status >= 500;
  reply
    .code(document.status)
    .headers(headers)
    .header('content-security-policy', document.policy)
    .header('cache-control', hasFailed ? 'no-store' : cacheControl);
  if (hasFailed) reply.header('retry-after', String(retryAfter));
  if (document.ageGated) reply.headers({ 'cache-control': personal, vary: `${headers.vary}, cookie` });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(document, encoding));
};
