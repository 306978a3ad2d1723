import { cohortOf, registryPaths, stableChannel } from '@ortoo/contracts';
import {
  canarySchema,
  haltSchema,
  promoteSchema,
  quarantineSchema,
  releaseRecordSchema,
  rollbackSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createPublisher, RefusedRelease, type Inspect } from './publisher';
import type { OrderRefusal, OrderResult, Registry } from './registry';
import { createFileReader } from './release-files';
import { IncompleteRelease } from './store';

export { createRegistry, type Audience, type Plans, type Registry } from './registry';
export { openFileStore, type ReleaseStore } from './store';
export { createGate, type Probe } from './gate/gate';
export type { ProbedAddress, ProbedPage } from './gate/probe.rules';
export { createPublisher } from './publisher';

/** What the registry needs from where it runs. */
export interface RegistryOptions {
  registry: Registry;
  /** Site code of a request's host name. */
  siteOf: (request: FastifyRequest) => string;
  /** Whether the visitor's session has the staff role. */
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether the caller may publish and promote. */
  mayWrite: (request: FastifyRequest) => boolean;
  /** Looks at a release before it is published. */
  inspect?: Inspect;
}

/** Largest file of a release. */
const maxFile = 8 * 1024 * 1024;

const refuse = (reply: FastifyReply, status: number, code: string, error: string) =>
  reply.code(status).send({ error, code });

const address = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  release: z.string().regex(/^[a-f0-9]{16}$/),
});
const filePath = z.string().regex(/^(browser|server|worker|types)\/[\w.~-]+(\/[\w.~-]+)*$/);
const scope = z.object({ site: z.string().default('*'), channel: z.string().default(stableChannel) });

const refusals: Record<OrderRefusal, [status: number, words: string]> = {
  UNKNOWN_RELEASE: [404, 'The registry has no such release: publish it first.'],
  DAMAGED_RELEASE: [409, 'Files of this release are missing or changed: build and publish it again.'],
  QUARANTINED: [409, 'This release has failed and is never shown again: release a mended one.'],
  NOTHING_BEFORE: [409, 'There is no earlier release to go back to.'],
  ANOTHER_CANARY: [
    409,
    'Another remote has a canary on this site: end that one first, or the two cannot be told apart.',
  ],
  NO_CANARY: [409, 'This remote has no canary here.'],
  LIVE_ALREADY: [409, 'This release is live for everybody here.'],
};

const answer = (reply: FastifyReply, result: OrderResult) => {
  if (result.ok) return { release: result.release };
  const [status, words] = refusals[result.code];
  return refuse(reply, status, result.code, words);
};

/** The registry's HTTP: plans for everybody, release files for browsers, writes for those who deploy. */
export const registryApp: FastifyPluginAsync<RegistryOptions> = async (
  app,
  { registry, siteOf, isStaff, mayWrite, inspect },
) => {
  const { store } = registry;
  const publish = createPublisher(store, inspect);
  const readFile = createFileReader(store.folder);

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: maxFile }, (_, body, done) =>
    done(null, body),
  );

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof z.ZodError) return refuse(reply, 422, 'INVALID_RELEASE', z.prettifyError(error));
    if (error instanceof IncompleteRelease) return refuse(reply, 422, 'INCOMPLETE_RELEASE', error.message);
    if (error instanceof RefusedRelease)
      return reply.code(422).send({ error: error.message, code: 'REFUSED_RELEASE', findings: error.findings });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, 'REGISTRY', status >= 500 ? 'The registry failed.' : error.message);
  });

  app.get(registryPaths.composition, async (request, reply) => {
    const staff = await isStaff(request);
    reply.header('cache-control', staff ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    reply.header('vary', 'cookie, host');
    const { stable, canary } = await registry.plans({ site: siteOf(request), staff });
    const cohort = cohortOf(request.headers.cookie);
    return canary && cohort !== undefined && canary.includes(cohort) ? canary.plan : stable;
  });

  app.get('/releases/:remote/:release/*', async (request, reply) => {
    const target = address.safeParse(request.params);
    const path = (request.params as { '*': string })['*'];
    const record = target.success ? await registry.find(target.data.remote, target.data.release) : undefined;
    const allowed = record && (!record.manifest.gated || (await isStaff(request)));
    const file = allowed ? await readFile(record, path, request.headers['accept-encoding'] ?? '') : undefined;
    if (!record || !file) return refuse(reply, 404, 'NOT_FOUND', 'No such file.');
    reply.header('cache-control', record.manifest.gated ? 'private, no-store' : 'public, max-age=31536000, immutable');
    reply.header('vary', 'accept-encoding').header('x-content-type-options', 'nosniff').type(file.type);
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return file.bytes;
  });

  app.register(async operators => {
    operators.addHook('onRequest', async (request, reply) => {
      if (!mayWrite(request))
        return refuse(reply, 401, 'UNAUTHORIZED', 'Releases are for those who deploy: send REGISTRY_TOKEN.');
    });

    operators.get(registryPaths.releases, () => store.list());
    operators.get(registryPaths.history, () => store.history());
    operators.get(registryPaths.live, request => {
      const { site, channel } = scope.parse(request.query);
      return registry.pointers(site, channel);
    });

    operators.put(`${registryPaths.releases}/:remote/:release/*`, async (request, reply) => {
      const { remote, release } = address.parse(request.params);
      const path = filePath.parse((request.params as { '*': string })['*']);
      if (await registry.find(remote, release))
        return refuse(reply, 409, 'IMMUTABLE', 'This release exists and never changes.');
      await store.stage(remote, release, path, request.body as Buffer);
      return reply.code(204).send();
    });

    operators.post(registryPaths.releases, async (request, reply) => {
      const result = await publish(releaseRecordSchema.parse(request.body));
      return reply.code(result === 'published' ? 201 : 200).send({ result });
    });

    operators.post(registryPaths.promote, async ({ body }, reply) =>
      answer(reply, await registry.promote(promoteSchema.parse(body))),
    );
    operators.post(registryPaths.rollback, async ({ body }, reply) =>
      answer(reply, await registry.rollback(rollbackSchema.parse(body))),
    );
    operators.post(registryPaths.canary, async ({ body }, reply) =>
      answer(reply, await registry.canary(canarySchema.parse(body))),
    );
    operators.post(registryPaths.halt, async ({ body }, reply) =>
      answer(reply, await registry.halt(haltSchema.parse(body))),
    );
    operators.post(registryPaths.quarantine, async ({ body }, reply) =>
      answer(reply, await registry.quarantine(quarantineSchema.parse(body))),
    );
  });
};
