import type { FastifyInstance } from 'fastify';

/** No part of a response that is not a page runs, and no other site shows it in a frame. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The back office scans tickets, and places are found from the visitor's location.
  'permissions-policy':
    'camera=(self), geolocation=(self), publickey-credentials-get=(self), accelerometer=(), browsing-topics=(), display-capture=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'content-security-policy': policy,
};

/** Two years, as lists of preloaded hosts require. */
const transportSecurity = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** The headers of every response. */
export const answerHeaders = ({ isHttps }: { isHttps: boolean }): Record<string, string> =>
  isHttps ? { ...commonHeaders, ...transportSecurity } : commonHeaders;

/** Adds the headers to every response, errors too; a route may override them. */
export const secureAnswers = (app: FastifyInstance, transport: { isHttps: boolean }): void => {
  const headers = answerHeaders(transport);
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers);
    next();
  });
};
