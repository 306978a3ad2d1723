import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { enforceLimit } from '../http/limit-visitors';
import { confirmEmail, credentialsOf, requestEmailConfirmation } from './email-confirmation';
import { frameOf } from './login-messages';
import { changePassword } from './new-password';
import { requestCode, signInByCode } from './one-time-codes';
import { changeIn } from './security-change';
import { sessionOf } from './session-from-cookie';
import { startSession } from './sessions';
import { findUser } from './users.tables';

const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export const credentialsRoutes: Routes = (app, shop) => {
  const userOf = async (request: FastifyRequest) => {
    const user = await findUser(shop.db, signedIn(request));
    if (!user) throw new DomainError('UNAUTHORIZED');
    return user;
  };

  const answerOf = async (request: FastifyRequest) =>
    credentialsOf(shop, await userOf(request), await sessionOf(shop, request));

  implement(app, 'requestCode', { startsSession: true }, async request => {
    enforceLimit(shop, 'codes', request);
    return { token: await requestCode(shop, request.body, frameOf(shop, request)) };
  });

  implement(app, 'signInWithCode', { startsSession: true, ...often }, async (request, reply) => {
    const { order_token: token, ...input } = request.body;
    const { user, secondFactor, isNew } = await signInByCode(shop, input);
    const session = await startSession(shop, request, reply, user, { token, secondFactor, byCode: true });
    return { ...session, is_new: isNew, has_password: user.password_hash !== null };
  });

  implement(app, 'changePassword', often, async request => {
    const session = await sessionOf(shop, request);
    const requester = { userId: signedIn(request), ip: request.ip, session };
    await changePassword(shop, request.body, requester, changeIn(shop, request));
  });

  implement(app, 'getOwnCredentials', answerOf);

  implement(app, 'requestEmailConfirmation', async request => {
    enforceLimit(shop, 'codes', request);
    const user = await userOf(request);
    if (user.email === null) throw new DomainError('CONTACT_MISSING');
    if (!user.email_confirmed_at) await requestEmailConfirmation(shop, user.id, user.email, frameOf(shop, request));
    return answerOf(request);
  });

  implement(app, 'confirmEmail', often, async ({ body }) => ({ email: await confirmEmail(shop, body.token) }));
};
