import { requestedWith, shopHeaders } from '@ortoo/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A command that uses a cookie, or that would set one, must come from our own page. */
export const isForged = (request: Pick<FastifyRequest, 'method' | 'headers'>, needsProof: boolean): boolean => {
  if (safe.has(request.method)) return false;
  const from = request.headers['sec-fetch-site'];
  if (from === 'cross-site') return true;
  if (!needsProof) return false;
  return request.headers[shopHeaders.requestedWith.toLowerCase()] !== requestedWith;
};

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** A form has no header of ours; the browser states the site of its page, older ones by its origin. */
export const isOwnForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  return headers.origin === undefined || hostOf(headers.origin) === headers.host;
};

export const guardAgainstForgery = (app: FastifyInstance): void => {
  app.addHook('onRequest', async request => {
    const { machine, startsSession, plainForm } = request.routeOptions.config;
    if (plainForm) {
      if (!isOwnForm(request)) throw new DomainError('CSRF');
      return;
    }
    const needsProof = startsSession === true || request.viewer.via === 'cookie';
    if (!machine && isForged(request, needsProof)) throw new DomainError('CSRF');
  });
};
