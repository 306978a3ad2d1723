import { randomUUID } from 'node:crypto';
import type { Token } from '@ortoo/contracts';
import { tokenRequestSchema, tokenSchema } from '@ortoo/contracts/schema';
import { z } from 'zod';
import { DomainError } from '../http/domain-error';
import type { Routes } from '../http/implement';
import { transact } from '../db/changes';
import { randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { loginKey, readLogin } from './login.rules';
import { signInByCode } from './one-time-codes';
import { findByPassword } from './password-sign-in';
import { passwordMatches } from './passwords';
import { checkSecondFactor } from './second-factor';
import { loginThrottle } from './throttle';
import { findByRefresh, findClient, insertToken, revokeByToken, revokeFamily, spendRefresh } from './tokens.tables';
import { lockUser, type UserRow } from './users.tables';

const accessSeconds = 2 * 3600;
const refreshSeconds = 30 * 86_400;

type OAuthError = 'invalid_request' | 'invalid_client' | 'invalid_grant';
type Answer = Token | OAuthError;
type TokenRequest = z.infer<typeof tokenRequestSchema>;

interface Grant {
  family: string;
  userId: number | null;
  clientId: string | null;
  scope: string;
  refreshable: boolean;
  secondFactor: boolean;
}

const issue = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>, grant: Grant): Promise<Token> => {
  const now = clock();
  const access = randomToken();
  const refresh = grant.refreshable ? randomToken() : undefined;
  await insertToken(db, {
    family: grant.family,
    access_hash: tokenHash(access),
    refresh_hash: refresh ? tokenHash(refresh) : null,
    user_id: grant.userId,
    client_id: grant.clientId,
    scope: grant.scope,
    second_factor: grant.secondFactor,
    created_at: now,
    expires_at: new Date(now.getTime() + accessSeconds * 1000),
    refresh_expires_at: refresh ? new Date(now.getTime() + refreshSeconds * 1000) : null,
  });
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    ...(refresh && { refresh_token: refresh }),
    scope: grant.scope,
    created_at: Math.floor(now.getTime() / 1000),
  };
};

const issueTo = (shop: Shop, user: UserRow, { client_id }: TokenRequest, secondFactor: boolean): Promise<Token> =>
  issue(shop, {
    family: randomUUID(),
    userId: user.id,
    clientId: client_id ?? null,
    scope: user.roles.join(' '),
    refreshable: true,
    secondFactor,
  });

const byPassword = async (shop: Shop, ip: string, request: TokenRequest): Promise<Answer> => {
  if (!request.username || !request.password) return 'invalid_request';
  const login = readLogin(request.username);
  if (!login.ok) return 'invalid_grant';
  const throttle = loginThrottle(shop, ip, loginKey(login.value));
  await throttle.reserve();
  const user = await findByPassword(shop, login.value, request.password);
  if (!user) return 'invalid_grant';
  const secondFactor = await checkSecondFactor(shop, user, request.otp);
  await throttle.succeeded();
  return issueTo(shop, user, request, secondFactor);
};

const grantErrors = new Set<string>(['CODE_WRONG', 'CODE_EXPIRED', 'ACCOUNT_MISSING']);

/** A code that POST /session/code has sent. */
const byCode = async (shop: Shop, request: TokenRequest): Promise<Answer> => {
  const { token, code, otp } = request;
  if (!token || !code) return 'invalid_request';
  try {
    const { user, secondFactor } = await signInByCode(shop, { token, code, otp });
    return await issueTo(shop, user, request, secondFactor);
  } catch (error) {
    if (error instanceof DomainError && grantErrors.has(error.code)) return 'invalid_grant';
    throw error;
  }
};

/** A refresh token is valid once. A reused token was stolen, so its whole family is revoked. */
const byRefresh = async (shop: Shop, request: TokenRequest): Promise<Answer> => {
  if (!request.refresh_token) return 'invalid_request';
  const now = shop.clock();
  const row = await findByRefresh(shop.db, tokenHash(request.refresh_token));
  if (!row?.refresh_expires_at || row.refresh_expires_at <= now) return 'invalid_grant';
  const { family, user_id: userId, client_id: clientId, scope, second_factor: secondFactor } = row;
  // In one transaction: whoever revokes the family, or all access of the user, waits for the new token and finds it.
  const token = await transact(shop.db, async trx => {
    if (userId !== null) await lockUser(trx, userId);
    if (!(await spendRefresh(trx, row.id, now))) return undefined;
    return issue({ db: trx, clock: shop.clock }, { family, userId, clientId, scope, refreshable: true, secondFactor });
  });
  if (token) return token;
  await revokeFamily(shop.db, family, now);
  return 'invalid_grant';
};

const byClient = async (shop: Shop, ip: string, request: TokenRequest): Promise<Answer> => {
  if (!request.client_id || !request.client_secret) return 'invalid_client';
  const throttle = loginThrottle(shop, ip, `client:${request.client_id}`);
  await throttle.reserve();
  const client = await findClient(shop.db, request.client_id);
  if (!(await passwordMatches(client?.secret_hash, request.client_secret)) || !client) return 'invalid_client';
  await throttle.succeeded();
  return issue(shop, {
    family: randomUUID(),
    userId: null,
    clientId: client.id,
    scope: client.scope,
    refreshable: false,
    secondFactor: false,
  });
};

const grantToken = (shop: Shop, ip: string, request: TokenRequest): Promise<Answer> => {
  const grants = {
    password: () => byPassword(shop, ip, request),
    one_time_code: () => byCode(shop, request),
    refresh_token: () => byRefresh(shop, request),
    client_credentials: () => byClient(shop, ip, request),
  };
  return grants[request.grant_type]();
};

const oauthError = z.object({ error: z.string() });

export const oauthRoutes: Routes = (app, shop) => {
  app.route({
    method: 'POST',
    url: '/oauth/token',
    config: { machine: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { body: tokenRequestSchema, response: { 200: tokenSchema, 400: oauthError, 401: oauthError } },
    handler: async (request, reply) => {
      const answer = await grantToken(shop, request.ip, request.body);
      reply.header('cache-control', 'no-store');
      if (typeof answer !== 'string') return answer;
      return reply.status(answer === 'invalid_client' ? 401 : 400).send({ error: answer });
    },
  });

  app.route({
    method: 'POST',
    url: '/oauth/revoke',
    config: { machine: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { body: z.object({ token: z.string().min(1).max(200) }), response: { 200: z.object({}) } },
    handler: async request => {
      await revokeByToken(shop.db, tokenHash(request.body.token), shop.clock());
      return {};
    },
  });
};
