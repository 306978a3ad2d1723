import { randomInt } from 'node:crypto';
import {
  cohortCookie,
  cohortCookieLifetime,
  cohortOf,
  cohorts,
  confirmedAge,
  gateTryCookie,
  gateTryOf,
  setHostCookie,
  type Composition,
  type GateTry,
} from '@ortoo/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchPage } from '../composition/match';

/**
 * Whether the visitor has confirmed the age that this page requires. The path is matched only for visitors with the
 * cookie, so that all others are served from the cache immediately.
 */
export const isAdult = (request: FastifyRequest, plan: Composition, path: string): boolean => {
  const age = confirmedAge(request.headers.cookie);
  if (age === 0) return false;
  const required = matchPage(plan, path)?.route.ageGate;
  return required !== undefined && age >= required;
};

/** The birth date that this page's gate has just rejected; it is shown once. */
export const takeGateTry = (
  request: FastifyRequest,
  reply: FastifyReply,
  plan: Composition,
  path: string,
  secure: boolean,
): GateTry | undefined => {
  const rejected = gateTryOf(request.headers.cookie);
  if (!rejected || matchPage(plan, path)?.route.ageGate === undefined) return undefined;
  reply.header('set-cookie', setHostCookie(gateTryCookie, '', { secure, maxAge: 0 }));
  return rejected;
};

/** The visitor's cohort during a canary; a new visitor is assigned one. */
export const cohortFor = (request: FastifyRequest, reply: FastifyReply, secureCookies: boolean): number => {
  const known = cohortOf(request.headers.cookie);
  if (known !== undefined) return known;
  const drawn = randomInt(cohorts);
  const life = { secure: secureCookies, maxAge: cohortCookieLifetime };
  reply.header('set-cookie', setHostCookie(cohortCookie, String(drawn), life));
  return drawn;
};

/** Asks the Shop API only for visitors with a session; when it fails, the visitor is not staff. */
export const createStaffCheck =
  (check: (request: FastifyRequest) => Promise<boolean>) =>
  async (request: FastifyRequest): Promise<boolean> =>
    request.headers.cookie?.includes('session') === true &&
    check(request).catch((error: unknown) => {
      request.log.error(error);
      return false;
    });
