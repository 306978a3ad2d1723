import { cookieOf, hostCookie, type Role } from '@ortoo/contracts';
import { tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { effectiveRoles } from './second-factor.rules';
import { isAlive, sessionCookie, sessionLife } from './session.rules';
import { findSession, touchSession } from './sessions.tables';

/** The user of a session cookie. */
export interface CookieSession {
  userId: number;
  roles: Role[];
  tokenHash: string;
  expiresAt: Date;
}

/** The live session of a Cookie header, or null. Also gates files outside the Shop API. */
export const sessionFromCookie = async (
  { db, clock, production, secureCookies }: Pick<Shop, 'db' | 'clock' | 'production' | 'secureCookies'>,
  header: string | undefined,
): Promise<CookieSession | null> => {
  const token = cookieOf(header, hostCookie(sessionCookie, secureCookies));
  if (!token || token.length > 100) return null;
  const now = clock();
  const session = await findSession(db, tokenHash(token));
  if (!session || !isAlive(session, now)) return null;
  if (now.getTime() - session.seen_at.getTime() > sessionLife.touchEvery)
    // Visitors can still browse when the database is read-only.
    await touchSession(db, session.token_hash, now).catch(() => undefined);
  return {
    userId: session.user_id,
    roles: effectiveRoles(session.roles, session.second_factor, production),
    tokenHash: session.token_hash,
    expiresAt: session.expires_at,
  };
};
