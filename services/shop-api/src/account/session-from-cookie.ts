import { cookieOf, hostCookie, type Role } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { findStaffScope, type StaffScope } from '../staff/api';
import { tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { effectiveRoles } from './second-factor.rules';
import { isAlive, sessionCookie, sessionLife } from './session.rules';
import { findSession, touchSession } from './sessions.tables';

/** The user of a session cookie. */
export interface CookieSession extends StaffScope {
  userId: number;
  roles: Role[];
  tokenHash: string;
  startedAt: Date;
  expiresAt: Date;
  /** When it was started with a code, if it was. */
  codeAt: Date | null;
}

type Sessions = Pick<Shop, 'db' | 'clock' | 'production' | 'secureCookies'>;

/**
 * The live session of a Cookie header at this site, or null: that of another site opens nothing here. Also gates files
 * outside the Shop API.
 * @param address of the sender, when the use is to be recorded with its place
 */
export const sessionFromCookie = async (
  { db, clock, production, secureCookies }: Sessions,
  { cookie, site }: { cookie: string | undefined; site: string },
  address?: string,
): Promise<CookieSession | null> => {
  const token = cookieOf(cookie, hostCookie(sessionCookie, secureCookies));
  if (!token || token.length > 100) return null;
  const now = clock();
  const session = await findSession(db, tokenHash(token), site);
  if (!session || !isAlive(session, now)) return null;
  if (now.getTime() - session.seen_at.getTime() > sessionLife.touchEvery)
    // Visitors can still browse when the database is read-only.
    await touchSession(db, session.token_hash, { now, address }).catch(() => undefined);
  const roles = effectiveRoles(session.roles, session.second_factor, production);
  return {
    userId: session.user_id,
    roles,
    ...(await findStaffScope(db, session.user_id, roles)),
    tokenHash: session.token_hash,
    startedAt: session.created_at,
    expiresAt: session.expires_at,
    codeAt: session.code_at,
  };
};

/** The session of a call of the Shop API. */
export const sessionOf = (
  shop: Sessions,
  { headers, site }: Pick<FastifyRequest, 'headers' | 'site'>,
  address?: string,
): Promise<CookieSession | null> => sessionFromCookie(shop, { cookie: headers.cookie, site: site.code }, address);
