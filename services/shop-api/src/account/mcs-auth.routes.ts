import { implement, type Routes } from '../http/implement';
import { enforceLimit } from '../http/limit-visitors';
import { loginKey } from './login.rules';
import { frameOf } from './login-messages';
import { requestCode, signInByCode } from './one-time-codes';
import { requireLogin } from './require-login';
import { startSession } from './sessions';
import { beginSignUp, confirmSignUp } from './sign-up';

const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** The paths of earlier clients, over the functions of `/session` and `/users`. */
export const mcsAuthRoutes: Routes = (app, shop) => {
  implement(app, 'mcsAuthCheck', often, async ({ body }) => {
    const login = requireLogin(body.login);
    return { login: loginKey(login), kind: 'email' in login ? 'email' : 'phone', ways: ['password', 'code'] };
  });

  implement(app, 'mcsAuthReset', { startsSession: true }, async request => {
    enforceLimit(shop, 'codes', request);
    return { token: await requestCode(shop, { ...request.body, purpose: 'recovery' }, frameOf(shop, request)) };
  });

  implement(app, 'mcsAuthSignUp', { startsSession: true, ...often }, async request => {
    enforceLimit(shop, 'codes', request);
    return { token: await beginSignUp(shop, request.body, frameOf(shop, request)) };
  });

  implement(app, 'mcsAuthVerify', { startsSession: true, ...often }, async (request, reply) => {
    const { order_token: token, ...input } = request.body;
    const { user, secondFactor, isNew } = await signInByCode(shop, input);
    const session = await startSession(shop, request, reply, user, { token, secondFactor, byCode: true });
    return { ...session, is_new: isNew, has_password: user.password_hash !== null };
  });

  implement(app, 'mcsAuthCreate', { startsSession: true, ...often }, async (request, reply) => {
    const { token, code, order_token } = request.body;
    return startSession(shop, request, reply, await confirmSignUp(shop, token, code), { token: order_token });
  });
};
