import { type Session, setHostCookie } from '@ortoo/contracts';
import { accept, DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn, visitor } from '../http/viewer';
import { readUser } from './api';
import { loginKey, readLogin } from './login.rules';
import { passwordMatches } from './passwords';
import { checkSecondFactor } from './second-factor';
import { sessionFromCookie } from './session-from-cookie';
import { sessionCookie } from './session.rules';
import { endSession, startSession } from './sessions';
import { beginSignUp, confirmSignUp } from './sign-up';
import { loginThrottle } from './throttle';
import { serializeUser } from './user.mapper';
import { findUser, findUserByLogin } from './users.tables';

const signedOut: Session = { user: null, expires_at: null, cart_merged: false };
const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export const sessionRoutes: Routes = (app, shop) => {
  implement(app, 'getSession', async request => {
    const { user } = request.viewer;
    const row = user && (await findUser(shop.db, user.id));
    if (!row) return signedOut;
    const session = await sessionFromCookie(shop, request.headers.cookie);
    const expires_at = session?.expiresAt.toISOString() ?? null;
    return { user: await serializeUser(shop.db, row, request.reader), expires_at, cart_merged: false };
  });

  implement(app, 'signIn', { startsSession: true, ...often }, async (request, reply) => {
    const { password, otp, order_token: token } = request.body;
    const login = accept(readLogin(request.body.login));
    const throttle = loginThrottle(shop, request.ip, loginKey(login));
    await throttle.reserve();
    const user = await findUserByLogin(shop.db, login);
    if (!(await passwordMatches(user?.password_hash, password)) || !user) throw new DomainError('WRONG_CREDENTIALS');
    const secondFactor = await checkSecondFactor(shop, user, otp);
    await throttle.succeeded();
    return startSession(shop, request, reply, user, { token, secondFactor });
  });

  implement(app, 'signUp', { startsSession: true, ...often }, async request => ({
    token: await beginSignUp(shop, request.body, request.reader),
  }));

  implement(app, 'confirmSignUp', { startsSession: true, ...often }, async (request, reply) => {
    const { token, code, order_token } = request.body;
    const user = await confirmSignUp(shop, token, code);
    return startSession(shop, request, reply, user, { token: order_token });
  });

  implement(app, 'signOut', async (request, reply) => {
    await endSession(shop, request);
    request.viewer = visitor;
    const secure = shop.secureCookies;
    reply.header('set-cookie', setHostCookie(sessionCookie, '', { secure, expires: new Date(0) }));
    return signedOut;
  });

  implement(app, 'getOwnUser', async request => readUser(shop, signedIn(request), request.reader));
};
