import { cohortOf, visitorPaths } from '@ortoo/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Examine } from './gate/examine';
import { draftsRoutes } from './overrides/drafts.routes';
import type { Overrides } from './overrides/overrides';
import { publishRoutes } from './publish.routes';
import { RejectedRelease, type Inspect } from './publisher';
import { operatorsRoutes, type Operator } from './operators.routes';
import { reject } from './reject';
import type { Registry } from './registry';
import { releaseFilesRoutes } from './release-files.routes';
import { IncompleteRelease } from './store';
import { visitorsRoutes } from './vitals/visitors.routes';
import type { Vitals } from './vitals/vitals';

export type { Audience, Plans } from './plans';
export { createRegistry, type Registry } from './registry';
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
  /** Folder of compressed copies of release files: a folder in DATA_DIR. */
  cacheDir: string;
  /** Codes of all sites. */
  sites: () => readonly string[];
  /** Channel whose releases a site gets; `stable` when absent. */
  channelOf?: (site: string) => string;
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

/** HTTP API of the registry: plans for all pages, release files for browsers, writes for operators. */
export const registryApp: FastifyPluginAsync<RegistryOptions> = async (
  app,
  {
    registry,
    cacheDir,
    sites,
    siteOf,
    channelOf,
    isStaff,
    mayWrite,
    operatorOf,
    overrides,
    inspect,
    examine,
    vitals,
    clock,
  },
) => {
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

  app.get(visitorPaths.composition, async (request, reply) => {
    const staff = await isStaff(request);
    reply.header('cache-control', staff ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    reply.header('vary', 'cookie, host');
    const { stable, canary } = await registry.plans({
      site: siteOf(request),
      staff,
      channel: channelOf?.(siteOf(request)),
    });
    const override = await overrides.of(request);
    if (override && (staff || !override.record.manifest.gated)) {
      reply.header('cache-control', 'private, no-store');
      return override.over(stable);
    }
    const cohort = cohortOf(request.headers.cookie);
    return canary && cohort !== undefined && canary.includes(cohort) ? canary.plan : stable;
  });

  await app.register(releaseFilesRoutes, { registry, cacheDir, overrides, isStaff });
  await app.register(draftsRoutes, { overrides });
  await app.register(visitorsRoutes, { registry, vitals, clock, isStaff, examine });
  await app.register(operatorsRoutes, { registry, mayWrite, operatorOf, vitals, sites, clock });
  await app.register(publishRoutes, { registry, drafts: overrides.drafts, mayWrite, inspect });
};
