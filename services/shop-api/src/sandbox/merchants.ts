import type { FastifyInstance } from 'fastify';
import { randomToken } from '../http/tokens';

/** Rejects calls of other merchants than the one with this key. */
export const requireKey = (app: FastifyInstance, key: string, rejection: object): void => {
  app.addHook('onRequest', async ({ headers }, reply) =>
    headers.authorization === `Bearer ${key}` ? undefined : reply.status(401).send(rejection),
  );
};

interface Login {
  /** End of the address that answers with a token. */
  path: string;
  username: string;
  password: string;
}

/** Rejects calls without a token; the returned function issues one. The login itself needs the password. */
export const requireToken = (app: FastifyInstance, { path, username, password }: Login, rejection: object) => {
  const tokens = new Set<string>();
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  app.addHook('onRequest', async ({ headers: { authorization = '' }, url }, reply) => {
    const isKnown = url.endsWith(path) ? authorization === basic : tokens.has(authorization.replace(/^Bearer /, ''));
    return isKnown ? undefined : reply.status(401).send(rejection);
  });
  return (): string => {
    const token = randomToken();
    tokens.add(token);
    return token;
  };
};
