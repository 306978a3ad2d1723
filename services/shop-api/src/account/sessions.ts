import { type Session, setHostCookie } from '@ortoo/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeGuestOrder } from '../cart/api';
import { randomToken, tokenHash } from '../http/tokens';
import { orderTokenOf } from '../orders/api';
import type { Shop } from '../shop';
import { sessionFromCookie } from './session-from-cookie';
import { sessionCookie, sessionLife } from './session.rules';
import { deleteSession, insertSession } from './sessions.tables';
import { serializeUser } from './user.mapper';
import type { UserRow } from './users.tables';

/** Ends the session of the request's cookie. */
export const endSession = async (shop: Shop, request: FastifyRequest): Promise<void> => {
  const session = await sessionFromCookie(shop, request.headers.cookie);
  if (session) await deleteSession(shop.db, session.tokenHash);
};

/** Replaces the current session with one of this user, and merges the guest's cart into the user's. */
export const startSession = async (
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  { token, secondFactor = false }: { token?: string | undefined; secondFactor?: boolean } = {},
): Promise<Session> => {
  await endSession(shop, request);
  const now = shop.clock();
  const expires_at = new Date(now.getTime() + sessionLife.absolute);
  const secret = randomToken();
  await insertSession(shop.db, {
    token_hash: tokenHash(secret),
    user_id: user.id,
    now,
    expires_at,
    second_factor: secondFactor,
  });
  const secure = shop.secureCookies;
  reply.header('set-cookie', setHostCookie(sessionCookie, secret, { secure, expires: expires_at }));
  const guest = token ?? orderTokenOf(request);
  const cart_merged = guest ? await mergeGuestOrder(shop, guest, user.id, request.site.code) : false;
  return {
    user: await serializeUser(shop.db, user, request.reader),
    expires_at: expires_at.toISOString(),
    cart_merged,
  };
};
