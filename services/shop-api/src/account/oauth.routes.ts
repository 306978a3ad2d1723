import { randomUUID } from 'node:crypto';
import type { Token } from '@ortoo/contracts';
import { tokenRequestSchema, tokenSchema } from '@ortoo/contracts/schema';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import { randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { loginKey, readLogin } from './login.rules';
import { passwordMatches } from './passwords';
import { checkSecondFactor } from './second-factor';
import { loginThrottle } from './throttle';
import { findByRefresh, findClient, insertToken, revokeByToken, revokeFamily, spendRefresh } from './tokens.tables';
import { findUserByLogin } from './users.tables';

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

const issue = async (shop: Shop, grant: Grant): Promise<Token> => {
  const now = shop.clock();
  const access = randomToken();
  const refresh = grant.refreshable ? randomToken() : undefined;
  await insertToken(shop.db, {
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

const byPassword = async (shop: Shop, ip: string, request: TokenRequest): Promise<Answer> => {
  if (!request.username || !request.password) return 'invalid_request';
  const login = readLogin(request.username);
  if (!login.ok) return 'invalid_grant';
  const throttle = loginThrottle(shop, ip, loginKey(login.value));
  await throttle.reserve();
  const user = await findUserByLogin(shop.db, login.value);
  if (!(await passwordMatches(user?.password_hash, request.password)) || !user) return 'invalid_grant';
  const secondFactor = await checkSecondFactor(shop, user, request.otp);
  await throttle.succeeded();
  const scope = user.roles.join(' ');
  return issue(shop, {
    family: randomUUID(),
    userId: user.id,
    clientId: request.client_id ?? null,
    scope,
    refreshable: true,
    secondFactor,
  });
};

/** A refresh token is valid once. A reused token was stolen, so its whole family is revoked. */
const byRefresh = async (shop: Shop, request: TokenRequest): Promise<Answer> => {
  if (!request.refresh_token) return 'invalid_request';
  const now = shop.clock();
  const row = await findByRefresh(shop.db, tokenHash(request.refresh_token));
  if (!row?.refresh_expires_at || row.refresh_expires_at <= now) return 'invalid_grant';
  if (!(await spendRefresh(shop.db, row.id, now))) {
    await revokeFamily(shop.db, row.family, now);
    return 'invalid_grant';
  }
  const { family, user_id: userId, client_id: clientId, scope, second_factor: secondFactor } = row;
  return issue(shop, { family, userId, clientId, scope, refreshable: true, secondFactor });
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
  if (request.grant_type === 'password') return byPassword(shop, ip, request);
  return request.grant_type === 'refresh_token' ? byRefresh(shop, request) : byClient(shop, ip, request);
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
