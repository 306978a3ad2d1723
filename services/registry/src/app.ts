import { cohortOf, registryPaths, type ReleaseRecord } from '@ortoo/contracts';
import { releaseRecordSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Examine } from './gate/examine';
import { draftsRoutes } from './overrides/drafts.routes';
import type { Overrides } from './overrides/overrides';
import { createPublisher, RejectedRelease, type Inspect } from './publisher';
import { operatorsRoutes, type Operator } from './operators.routes';
import { reject } from './reject';
import type { Registry } from './registry';
import { createFileReader } from './release-files';
import { IncompleteRelease } from './store';
import { visitorsRoutes } from './vitals/visitors.routes';
import type { Vitals } from './vitals/vitals';

export { createRegistry, type Audience, type Plans, type Registry } from './registry';
export type { Operator } from './operators.routes';
export { createOverrides } from './overrides/overrides';
export { openVitals } from './vitals/vitals';
export { openFileStore, type ReleaseStore } from './store';
export { createExamination } from './gate/examine';
export { createGate, type Probe } from './gate/gate';
export type { ProbedAddress, ProbedPage } from './gate/probe.rules';
export { host } from './pointers.rules';
export { createPublisher } from './publisher';

/** Dependencies of the registry. */
export interface RegistryOptions {
  registry: Registry;
  /** Codes of all sites. */
  sites: readonly string[];
  /** Site code of a request's host name. */
  siteOf: (request: FastifyRequest) => string;
  /** Whether the visitor's session has the staff role. */
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether the caller is a machine that may publish and promote. */
  mayWrite: (request: FastifyRequest) => boolean;
  /** The session's user, when the account may view releases and move live pointers. */
  operatorOf: (request: FastifyRequest) => Promise<Operator>;
  overrides: Overrides;
  vitals: Vitals;
  clock: () => Date;
  /** Checks a release before it is published. */
  inspect?: Inspect;
  /** Tries a release reported by pages. */
  examine?: Examine;
}

/** Max size of a file of a release. */
const maxFile = 8 * 1024 * 1024;
/** Max size of its record: the names and digests of its files. */
const maxRecord = 1024 * 1024;

const address = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  release: z.string().regex(/^[a-f0-9]{16}$/),
});
const filePath = z.string().regex(/^(browser|server|worker|types)\/[\w.~-]+(\/[\w.~-]+)*$/);

/** HTTP API of the registry: plans for all pages, release files for browsers, writes for operators. */
export const registryApp: FastifyPluginAsync<RegistryOptions> = async (
  app,
  { registry, sites, siteOf, isStaff, mayWrite, operatorOf, overrides, inspect, examine, vitals, clock },
) => {
  const { store } = registry;
  const publish = createPublisher(store, inspect);
  const readFile = createFileReader(store.folder);

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: maxFile }, (_, body, done) =>
    done(null, body),
  );

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof z.ZodError) return reject(reply, 422, 'INVALID_RELEASE', z.prettifyError(error));
    if (error instanceof IncompleteRelease) return reject(reply, 422, 'INCOMPLETE_RELEASE', error.message);
    if (error instanceof RejectedRelease)
      return reply.code(422).send({ error: error.message, code: 'REFUSED_RELEASE', findings: error.findings });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reject(reply, status, 'REGISTRY', status >= 500 ? 'The registry failed.' : error.message);
  });

  app.get(registryPaths.composition, async (request, reply) => {
    const staff = await isStaff(request);
    reply.header('cache-control', staff ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    reply.header('vary', 'cookie, host');
    const { stable, canary } = await registry.plans({ site: siteOf(request), staff });
    const override = await overrides.of(request);
    if (override && (staff || !override.record.manifest.gated)) {
      reply.header('cache-control', 'private, no-store');
      return override.over(stable);
    }
    const cohort = cohortOf(request.headers.cookie);
    return canary && cohort !== undefined && canary.includes(cohort) ? canary.plan : stable;
  });

  /** Gated remotes are for staff, drafts for browsers with their override. */
  const mayHave = async ({ remote, manifest, draft }: ReleaseRecord, request: FastifyRequest): Promise<boolean> => {
    if (manifest.gated && !(await isStaff(request))) return false;
    return !draft || (await overrides.of(request))?.record.remote === remote;
  };

  app.get('/releases/:remote/:release/*', async (request, reply) => {
    const target = address.safeParse(request.params);
    const path = (request.params as { '*': string })['*'];
    const record = target.success ? await registry.find(target.data.remote, target.data.release) : undefined;
    const allowed = record && (await mayHave(record, request));
    const file = allowed ? await readFile(record, path, request.headers['accept-encoding'] ?? '') : undefined;
    if (!record || !file) return reject(reply, 404, 'NOT_FOUND', 'No such file.');
    const isPublic = !record.manifest.gated && !record.draft;
    reply.header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store');
    reply.header('vary', 'accept-encoding').header('x-content-type-options', 'nosniff').type(file.type);
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return file.bytes;
  });

  await app.register(draftsRoutes, { overrides });
  await app.register(visitorsRoutes, { registry, vitals, clock, isStaff, examine });
  await app.register(operatorsRoutes, { registry, mayWrite, operatorOf, vitals, sites, clock });

  app.register(async machines => {
    machines.addHook('onRequest', async (request, reply) => {
      if (!mayWrite(request))
        return reject(reply, 401, 'UNAUTHORIZED', 'Releases are published by those who deploy: send REGISTRY_TOKEN.');
    });

    machines.put(`${registryPaths.releases}/:remote/:release/*`, async (request, reply) => {
      const { remote, release } = address.parse(request.params);
      const path = filePath.parse((request.params as { '*': string })['*']);
      if (await registry.find(remote, release))
        return reject(reply, 409, 'IMMUTABLE', 'This release exists and never changes.');
      await store.stage(remote, release, path, request.body as Buffer);
      return reply.code(204).send();
    });

    machines.post(registryPaths.releases, { bodyLimit: maxRecord }, async (request, reply) => {
      const record: ReleaseRecord = releaseRecordSchema.parse(request.body);
      const result = await publish(record);
      if (record.draft) await overrides.drafts.add(record);
      return reply.code(result === 'published' ? 201 : 200).send({ result });
    });
  });
};
