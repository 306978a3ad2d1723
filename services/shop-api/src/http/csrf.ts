import { requestedWith, shopHeaders } from '@ortoo/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A command that rides on a cookie, or that would set one, must come from our own page. */
export const isForged = (request: Pick<FastifyRequest, 'method' | 'headers'>, needsProof: boolean): boolean => {
  if (safe.has(request.method)) return false;
  const from = request.headers['sec-fetch-site'];
  if (from === 'cross-site') return true;
  if (!needsProof) return false;
  return request.headers[shopHeaders.requestedWith.toLowerCase()] !== requestedWith;
};

export const guardAgainstForgery = (app: FastifyInstance): void => {
  app.addHook('onRequest', async request => {
    const { machine, startsSession } = request.routeOptions.config;
    const needsProof = startsSession === true || request.viewer.via === 'cookie';
    if (!machine && isForged(request, needsProof)) throw new Refusal('CSRF');
  });
};
