import { registryPaths, type ReleaseRecord } from '@ortoo/contracts';
import { releaseRecordSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Overrides } from './overrides/overrides';
import { createPublisher, type Inspect } from './publisher';
import type { Registry } from './registry';
import { reject } from './reject';
import { releaseAddress } from './release-address';

interface PublishOptions {
  registry: Registry;
  drafts: Overrides['drafts'];
  /** Whether the caller is a machine that may publish. */
  mayWrite: (request: FastifyRequest) => boolean;
  /** Checks a release before it is published. */
  inspect: Inspect | undefined;
}

/** Max size of a release's record: the names and digests of its files. */
const maxRecord = 1024 * 1024;

const filePath = z.string().regex(/^(browser|server|worker|types)\/[\w.~-]+(\/[\w.~-]+)*$/);

/** Machines with the token publish releases: first the files, then the record. */
export const publishRoutes: FastifyPluginAsync<PublishOptions> = async (
  app,
  { registry, drafts, mayWrite, inspect },
) => {
  const { store } = registry;
  const publish = createPublisher(store, inspect);

  app.addHook('onRequest', async (request, reply) => {
    if (!mayWrite(request))
      return reject(reply, 401, 'UNAUTHORIZED', 'Releases are published by those who deploy: send REGISTRY_TOKEN.');
  });

  app.put(`${registryPaths.releases}/:remote/:release/*`, async (request, reply) => {
    const { remote, release } = releaseAddress.parse(request.params);
    const path = filePath.parse((request.params as { '*': string })['*']);
    if (await registry.find(remote, release))
      return reject(reply, 409, 'IMMUTABLE', 'This release exists and never changes.');
    await store.stage(remote, release, path, request.body as Buffer);
    return reply.code(204).send();
  });

  app.post(registryPaths.releases, { bodyLimit: maxRecord }, async (request, reply) => {
    const record: ReleaseRecord = releaseRecordSchema.parse(request.body);
    const result = await publish(record);
    if (record.draft) await drafts.add(record);
    return reply.code(result === 'published' ? 201 : 200).send({ result });
  });
};
