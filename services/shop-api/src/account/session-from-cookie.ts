import type { Role } from '@ortoo/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema';
import { tokenHash } from '../http/tokens';
import { cookieValue, isAlive, sessionCookieName, sessionLife } from './session.rules';
import { findSession, touchSession } from './sessions.tables';

/** Who a session cookie belongs to. */
export interface CookieSession {
  userId: number;
  roles: Role[];
  tokenHash: string;
  expiresAt: Date;
}

export interface CookieOptions {
  /** The request came over https; only the prefixed cookie counts then. */
  secure?: boolean;
  now?: Date;
}

/** The live session of a Cookie header, or null. Also gates files outside the Shop API. */
export const sessionFromCookie = async (
  db: Kysely<Tables>,
  header: string | undefined,
  { secure = false, now = new Date() }: CookieOptions = {},
): Promise<CookieSession | null> => {
  const token = cookieValue(header, sessionCookieName(secure));
  if (!token || token.length > 100) return null;
  const session = await findSession(db, tokenHash(token));
  if (!session || !isAlive(session, now)) return null;
  if (now.getTime() - session.seen_at.getTime() > sessionLife.touchEvery)
    await touchSession(db, session.token_hash, now);
  return {
    userId: session.user_id,
    roles: session.roles,
    tokenHash: session.token_hash,
    expiresAt: session.expires_at,
  };
};
