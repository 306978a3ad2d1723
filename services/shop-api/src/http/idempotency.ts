import { createHash } from 'node:crypto';
import { shopHeaders, times } from '@ortoo/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../shop';
import { claimKey, forgetKey, saveAnswer } from './idempotency.tables';
import { DomainError } from './domain-error';

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: { actor: string; key: string } | null;
  }
}

const digest = (value: string) => createHash('sha256').update(value).digest('hex');

/** Undefined for a visitor without an order: nothing distinguishes one such visitor from another. */
const actorOf = (request: FastifyRequest): string | undefined => {
  if (request.viewer.user) return `user:${request.viewer.user.id}`;
  const token = request.headers[shopHeaders.orderToken.toLowerCase()];
  return typeof token === 'string' ? `order:${digest(token)}` : undefined;
};

const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers[shopHeaders.idempotencyKey.toLowerCase()];
  const { access } = request.routeOptions.config;
  if (typeof key !== 'string' || request.method === 'GET' || access === undefined || access === 'anyone')
    return undefined;
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new DomainError('INVALID', { fields: { 'Idempotency-Key': 'format' } });
  return key;
};

/**
 * A repeated command of a known user, or on an order, with its `Idempotency-Key` gets the first response again and has
 * no second effect.
 */
export const addIdempotency = (app: FastifyInstance, shop: Shop): void => {
  app.decorateRequest('idempotency', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    const actor = actorOf(request);
    if (key === undefined || actor === undefined) return undefined;
    const fingerprint = digest(JSON.stringify([request.site.code, request.method, request.url, request.body ?? null]));
    const claim = await claimKey(shop.db, {
      actor,
      key,
      fingerprint,
      now: shop.clock(),
      lifetime: times.idempotencyLifetime,
    });
    if (claim.kind === 'mismatch') throw new DomainError('IDEMPOTENCY_MISMATCH');
    if (claim.kind === 'in-flight') throw new DomainError('IDEMPOTENCY_IN_FLIGHT');
    if (claim.kind === 'claimed') {
      request.idempotency = { actor, key };
      return undefined;
    }
    reply.header('idempotency-replayed', 'true').status(claim.status).type('application/json');
    return reply.send(typeof claim.body === 'string' ? claim.body : JSON.stringify(claim.body));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotency;
    if (!claim) return;
    // As text: as a JSON document its members would come back in another order.
    const stored = typeof payload === 'string' && payload !== '' ? payload : null;
    if (reply.statusCode >= 500) await forgetKey(shop.db, claim);
    else await saveAnswer(shop.db, { ...claim, status: reply.statusCode, body: stored });
  });
};
