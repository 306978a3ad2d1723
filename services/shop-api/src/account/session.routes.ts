import { setHostCookie } from '@ortoo/contracts';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { enforceLimit } from '../http/limit-visitors';
import { signedIn, visitor } from '../http/viewer';
import { readUser } from './api';
import { loginKey } from './login.rules';
import { frameOf } from './login-messages';
import { findByPassword } from './password-sign-in';
import { requireLogin } from './require-login';
import { checkSecondFactor } from './second-factor';
import { sessionCookie } from './session.rules';
import { endSession, readSession, signedOut, startSession } from './sessions';
import { beginSignUp, confirmSignUp } from './sign-up';
import { loginThrottle } from './throttle';

const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export const sessionRoutes: Routes = (app, shop) => {
  implement(app, 'getSession', request => readSession(shop, request));

  implement(app, 'signIn', { startsSession: true, ...often }, async (request, reply) => {
    const { password, otp, order_token: token } = request.body;
    const login = requireLogin(request.body.login);
    const throttle = loginThrottle(shop, request.ip, loginKey(login));
    await throttle.reserve();
    const user = await findByPassword(shop, login, password);
    if (!user) throw new DomainError('WRONG_CREDENTIALS');
    const secondFactor = await checkSecondFactor(shop, user, otp);
    await throttle.succeeded();
    return startSession(shop, request, reply, user, { token, secondFactor });
  });

  implement(app, 'signUp', { startsSession: true, ...often }, async request => {
    enforceLimit(shop, 'codes', request);
    return { token: await beginSignUp(shop, request.body, frameOf(shop, request)) };
  });

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
