import { type Session, setHostCookie } from '@ortoo/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeGuestOrder } from '../cart/api';
import { randomToken, tokenHash } from '../http/tokens';
import { countUnread } from '../notifications/api';
import { orderTokenOf } from '../orders/api';
import type { Shop } from '../shop';
import { readDevice } from './device.rules';
import { sessionOf } from './session-from-cookie';
import { sessionCookie, sessionLife } from './session.rules';
import { deleteSession, insertSession, moveDevices } from './sessions.tables';
import { serializeUser } from './user.mapper';
import { findUser, type UserRow } from './users.tables';

export const signedOut: Session = { user: null, expires_at: null, cart_merged: false };

const describe = async ({ db }: Shop, user: UserRow, { reader }: FastifyRequest) => ({
  user: await serializeUser(db, user, reader),
  unread_count: await countUnread(db, user.id),
});

/** The session of the request's user. */
export const readSession = async (shop: Shop, request: FastifyRequest): Promise<Session> => {
  const { user } = request.viewer;
  const row = user && (await findUser(shop.db, user.id));
  if (!row) return signedOut;
  const session = await sessionOf(shop, request);
  const expires_at = session?.expiresAt.toISOString() ?? null;
  return { ...(await describe(shop, row, request)), expires_at, cart_merged: false };
};

/** Ends the session of the request's cookie. */
export const endSession = async (shop: Shop, request: FastifyRequest): Promise<void> => {
  const session = await sessionOf(shop, request);
  if (session) await deleteSession(shop.db, session.tokenHash);
};

interface SessionStart {
  /** Of the guest's order. */
  token?: string | undefined;
  secondFactor?: boolean;
  /** The user has proved to own the login. */
  byCode?: boolean;
}

/** Replaces the current session with one of this user, and merges the guest's cart into the user's. */
export const startSession = async (
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  { token, secondFactor = false, byCode = false }: SessionStart = {},
): Promise<Session> => {
  const before = await sessionOf(shop, request);
  const now = shop.clock();
  const expires_at = new Date(now.getTime() + sessionLife.absolute);
  const secret = randomToken();
  const token_hash = tokenHash(secret);
  await insertSession(shop.db, {
    token_hash,
    user_id: user.id,
    site: request.site.code,
    created_at: now,
    seen_at: now,
    expires_at,
    second_factor: secondFactor,
    code_at: byCode ? now : null,
    ...readDevice(request.headers['user-agent']),
    address: request.ip,
  });
  if (before?.userId === user.id) await moveDevices(shop.db, before.tokenHash, token_hash);
  if (before) await deleteSession(shop.db, before.tokenHash);
  const secure = shop.secureCookies;
  reply.header('set-cookie', setHostCookie(sessionCookie, secret, { secure, expires: expires_at }));
  const guest = token ?? orderTokenOf(request);
  const cart_merged = guest ? await mergeGuestOrder(shop, guest, user.id, request.site.code) : false;
  return {
    ...(await describe(shop, user, request)),
    expires_at: expires_at.toISOString(),
    cart_merged,
  };
};
