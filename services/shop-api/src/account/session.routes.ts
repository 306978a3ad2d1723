import type { Session } from '@ortoo/contracts';
import {
  confirmSignUpSchema,
  sessionSchema,
  signInSchema,
  signUpAnswerSchema,
  signUpSchema,
  userSchema,
} from '@ortoo/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mergeGuestOrder, orderTokenOf } from '../checkout/api';
import { setCookie } from '../http/cookies';
import { accept, DomainError } from '../http/domain-error';
import { randomToken, tokenHash } from '../http/tokens';
import { visitor } from '../http/viewer';
import type { Shop } from '../shop';
import { loginKey, readLogin } from './login.rules';
import { passwordMatches } from './passwords';
import { checkSecondFactor } from './second-factor';
import { sessionFromCookie } from './session-from-cookie';
import { sessionCookieName, sessionLife } from './session.rules';
import { deleteSession, insertSession } from './sessions.tables';
import { beginSignUp, confirmSignUp } from './sign-up';
import { loginThrottle } from './throttle';
import { serializeUser } from './user.mapper';
import { findUser, findUserByLogin, type UserRow } from './users.tables';

const signedOut: Session = { user: null, expires_at: null, cart_merged: false };
const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export const sessionRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const endCurrent = async (request: FastifyRequest) => {
      const session = await sessionFromCookie(shop, request.headers.cookie);
      if (session) await deleteSession(shop.db, session.tokenHash);
    };

    const start = async (
      request: FastifyRequest,
      reply: FastifyReply,
      user: UserRow,
      { token, secondFactor = false }: { token?: string | undefined; secondFactor?: boolean } = {},
    ): Promise<Session> => {
      await endCurrent(request);
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
      reply.header('set-cookie', setCookie(sessionCookieName(secure), secret, { secure, expires: expires_at }));
      const guest = token ?? orderTokenOf(request);
      const cart_merged = guest ? await mergeGuestOrder(shop, guest, user.id, request.site.code) : false;
      return {
        user: await serializeUser(shop.db, user, request.reader),
        expires_at: expires_at.toISOString(),
        cart_merged,
      };
    };

    app.route({
      method: 'GET',
      url: '/session',
      schema: { response: { 200: sessionSchema } },
      handler: async request => {
        const { user } = request.viewer;
        const row = user && (await findUser(shop.db, user.id));
        if (!row) return signedOut;
        const session = await sessionFromCookie(shop, request.headers.cookie);
        const expires_at = session?.expiresAt.toISOString() ?? null;
        return { user: await serializeUser(shop.db, row, request.reader), expires_at, cart_merged: false };
      },
    });

    app.route({
      method: 'POST',
      url: '/session',
      config: { startsSession: true, ...often },
      schema: { body: signInSchema, response: { 201: sessionSchema } },
      handler: async (request, reply) => {
        const { password, otp, order_token: token } = request.body;
        const login = accept(readLogin(request.body.login));
        const throttle = loginThrottle(shop, request.ip, loginKey(login));
        await throttle.reserve();
        const user = await findUserByLogin(shop.db, login);
        if (!(await passwordMatches(user?.password_hash, password)) || !user)
          throw new DomainError('WRONG_CREDENTIALS');
        const secondFactor = await checkSecondFactor(shop, user, otp);
        await throttle.succeeded();
        return reply.status(201).send(await start(request, reply, user, { token, secondFactor }));
      },
    });

    app.route({
      method: 'POST',
      url: '/users',
      config: { startsSession: true, ...often },
      schema: { body: signUpSchema, response: { 202: signUpAnswerSchema } },
      handler: async (request, reply) =>
        reply.status(202).send({ token: await beginSignUp(shop, request.body, request.reader) }),
    });

    app.route({
      method: 'POST',
      url: '/users/confirm',
      config: { startsSession: true, ...often },
      schema: { body: confirmSignUpSchema, response: { 201: sessionSchema } },
      handler: async (request, reply) => {
        const { token, code, order_token } = request.body;
        const user = await confirmSignUp(shop, token, code);
        return reply.status(201).send(await start(request, reply, user, { token: order_token }));
      },
    });

    app.route({
      method: 'DELETE',
      url: '/session',
      schema: { response: { 200: sessionSchema } },
      handler: async (request, reply) => {
        await endCurrent(request);
        request.viewer = visitor;
        const secure = shop.secureCookies;
        reply.header('set-cookie', setCookie(sessionCookieName(secure), '', { secure, expires: new Date(0) }));
        return signedOut;
      },
    });

    app.route({
      method: 'GET',
      url: '/users/me',
      schema: { response: { 200: userSchema } },
      handler: async request => {
        const row = request.viewer.user && (await findUser(shop.db, request.viewer.user.id));
        if (!row) throw new DomainError('UNAUTHORIZED');
        return serializeUser(shop.db, row, request.reader);
      },
    });
  };
