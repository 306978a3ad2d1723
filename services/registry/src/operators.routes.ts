import { registryPaths, stableChannel, type ReleaseEventKind } from '@ortoo/contracts';
import {
  canarySchema,
  followSchema,
  haltSchema,
  promoteSchema,
  quarantineSchema,
  rollbackSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createOrderProof, type ProofError } from './orders/order-proof';
import { reject } from './reject';
import type { Registry } from './registry';
import type { OrderError, OrderResult } from './release-orders';
import type { Vitals } from './vitals/vitals';

/** A user of the registry. */
export type Operator = { allowed: true; name: string } | { allowed: false; why: 'nobody' | 'no right' | 'forged' };

interface OperatorsOptions {
  registry: Registry;
  /** Whether the caller is a machine that may move live pointers. */
  mayWrite: (request: FastifyRequest) => boolean;
  operatorOf: (request: FastifyRequest) => Promise<Operator>;
  vitals: Vitals;
  /** Codes of all sites. */
  sites: () => readonly string[];
  clock: () => Date;
}

const errors: Record<OrderError, [status: number, message: string]> = {
  UNKNOWN_RELEASE: [404, 'The registry has no such release: publish it first.'],
  DRAFT: [409, 'This is a draft, which has not passed the gate: release what it was built from.'],
  DAMAGED_RELEASE: [409, 'Files of this release are missing or changed: build and publish it again.'],
  QUARANTINED: [409, 'This release has failed and is never shown again: release a mended one.'],
  NOTHING_BEFORE: [409, 'There is no earlier release to go back to.'],
  ANOTHER_CANARY: [
    409,
    'Another remote has a canary on this site: end that one first, or the two cannot be told apart.',
  ],
  NO_CANARY: [409, 'This remote has no canary here.'],
  LIVE_ALREADY: [409, 'This release is live for everybody here.'],
  FOLLOWS_ALREADY: [409, 'Nothing of this remote is different here.'],
};

const proofErrors: Record<ProofError, [status: number, text: string]> = {
  UNSIGNED: [403, 'An order is signed with the key of its team: use npm run release, promote, rollback or halt.'],
  UNKNOWN_KEY: [403, 'The registry does not know the key that has signed this order, or it was revoked.'],
  FORGED: [403, 'The signature of this order does not hold.'],
  OTHER_TEAM: [403, 'The key that has signed this order may not release this remote.'],
  EXPIRED: [403, 'This order is too old, or the clock of whoever gave it is wrong: give it again.'],
  REPLAYED: [409, 'This order has been carried out or refused before: give a new one.'],
};

const answer = (reply: FastifyReply, result: OrderResult) => {
  if (result.ok) return { release: result.release };
  const [status, message] = errors[result.code];
  return reject(reply, status, result.code, message);
};

const scope = z.object({ site: z.string().default('*'), channel: z.string().default(stableChannel) });
/** Hours to look back. */
const period = z.object({ hours: z.coerce.number().int().min(1).max(336).default(24) });
/** A key identifies the team; a user is identified by the session, and states a reason. */
const personal = z.object({ why: z.string().trim().min(3).max(300) });

const hour = 3_600_000;

const rejectOperator = (reply: FastifyReply, why: 'nobody' | 'no right' | 'forged') => {
  if (why === 'nobody')
    return reject(reply, 401, 'UNAUTHORIZED', 'Releases are for those who deploy: send REGISTRY_TOKEN, or sign in.');
  if (why === 'forged') return reject(reply, 403, 'CSRF', 'This did not come from a page of the shop.');
  return reject(reply, 403, 'FORBIDDEN', 'Your account may not look at or move releases.');
};

/**
 * Live releases, and orders that change them: for machines with the token, by orders that their team's key has signed,
 * and for users with the right.
 */
export const operatorsRoutes: FastifyPluginAsync<OperatorsOptions> = async (app, options) => {
  const { registry, mayWrite, operatorOf, vitals, sites, clock } = options;
  const names = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (mayWrite(request)) return;
    const operator = await operatorOf(request);
    if (!operator.allowed) return rejectOperator(reply, operator.why);
    names.set(request, operator.name);
  });

  app.get(registryPaths.releases, async () => (await registry.store.list()).filter(({ draft }) => !draft));
  app.get(registryPaths.history, () => registry.store.history());
  app.get(registryPaths.sites, () => sites());
  app.get(registryPaths.live, request => {
    const { site, channel } = scope.parse(request.query);
    return registry.pointers(site, channel);
  });
  app.get(registryPaths.vitals, request => {
    const { hours } = period.parse(request.query);
    return vitals.report(new Date(clock().getTime() - hours * hour));
  });

  const prove = createOrderProof(registry.store, clock);

  const order = <T extends object>(
    kind: ReleaseEventKind,
    schema: z.ZodType<T>,
    carryOut: (order: T) => Promise<OrderResult>,
  ) =>
    app.post(registryPaths[kind], async (request, reply) => {
      const body = schema.parse(request.body);
      const person = names.get(request);
      if (person !== undefined) {
        return answer(reply, await carryOut({ ...body, ...personal.parse(body), by: person }));
      }
      const proof = await prove(kind, request.body as object);
      if (!proof.ok) {
        const [status, text] = proofErrors[proof.code];
        return reject(reply, status, proof.code, text);
      }
      const { by, key, nonce } = proof;
      return answer(reply, await carryOut({ ...body, by, key, nonce }));
    });

  order('promote', promoteSchema, registry.promote);
  order('rollback', rollbackSchema, registry.rollback);
  order('canary', canarySchema, registry.canary);
  order('halt', haltSchema, registry.halt);
  order('follow', followSchema, registry.follow);
  order('quarantine', quarantineSchema, registry.quarantine);
};
