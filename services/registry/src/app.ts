import { registryPaths } from '@ortoo/contracts';
import { promoteSchema, releaseRecordSchema, rollbackSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Registry } from './registry';
import { IncompleteRelease } from './store';
import { createFileReader } from './release-files';

export { createRegistry, type Registry } from './registry';
export { openFileStore, type ReleaseStore } from './store';

/** What the registry needs from where it runs. */
export interface RegistryOptions {
  registry: Registry;
  /** Site code of a request's host name. */
  siteOf: (request: FastifyRequest) => string;
  /** Whether the visitor's session has the staff role. */
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether the caller may publish and promote. */
  mayWrite: (request: FastifyRequest) => boolean;
}

/** Largest file of a release. */
const maxFile = 8 * 1024 * 1024;

const refuse = (reply: FastifyReply, status: number, code: string, error: string) =>
  reply.code(status).send({ error, code });

const address = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  release: z.string().regex(/^[a-f0-9]{16}$/),
});
const filePath = z.string().regex(/^(browser|server)\/[\w.~-]+(\/[\w.~-]+)*$/);

/** The registry's HTTP: plans for everybody, release files for browsers, writes for those who deploy. */
export const registryApp: FastifyPluginAsync<RegistryOptions> = async (
  app,
  { registry, siteOf, isStaff, mayWrite },
) => {
  const { store } = registry;
  const readFile = createFileReader(store.folder);

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: maxFile }, (_, body, done) =>
    done(null, body),
  );

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof z.ZodError) return refuse(reply, 422, 'INVALID_RELEASE', z.prettifyError(error));
    if (error instanceof IncompleteRelease) return refuse(reply, 422, 'INCOMPLETE_RELEASE', error.message);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, 'REGISTRY', status >= 500 ? 'The registry failed.' : error.message);
  });

  app.get(registryPaths.composition, async (request, reply) => {
    const staff = await isStaff(request);
    reply.header('cache-control', staff ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    reply.header('vary', 'cookie, host');
    return registry.composition(siteOf(request), staff);
  });

  app.get('/releases/:remote/:release/*', async (request, reply) => {
    const target = address.safeParse(request.params);
    const path = (request.params as { '*': string })['*'];
    const record = target.success ? await store.find(target.data.remote, target.data.release) : undefined;
    const allowed = record && (!record.manifest.gated || (await isStaff(request)));
    const file = allowed
      ? await readFile(record.remote, record.release, path, request.headers['accept-encoding'] ?? '')
      : undefined;
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
    operators.get(registryPaths.live, () => store.history());

    operators.put(`${registryPaths.releases}/:remote/:release/*`, async (request, reply) => {
      const { remote, release } = address.parse(request.params);
      const path = filePath.parse((request.params as { '*': string })['*']);
      if (await store.find(remote, release))
        return refuse(reply, 409, 'IMMUTABLE', 'This release exists and never changes.');
      await store.stage(remote, release, path, request.body as Buffer);
      return reply.code(204).send();
    });

    operators.post(registryPaths.releases, async (request, reply) => {
      const result = await store.publish(releaseRecordSchema.parse(request.body));
      return reply.code(result === 'published' ? 201 : 200).send({ result });
    });

    operators.post(registryPaths.promote, async (request, reply) => {
      const { remote, release, site } = promoteSchema.parse(request.body);
      const result = await registry.promote(remote, release, site);
      if (result === 'unknown') return refuse(reply, 404, 'UNKNOWN_RELEASE', `${remote} has no release ${release}.`);
      return { remote, release, site };
    });

    operators.post(registryPaths.rollback, async (request, reply) => {
      const { remote, site } = rollbackSchema.parse(request.body);
      const release = await registry.rollback(remote, site);
      if (!release) return refuse(reply, 409, 'NOTHING_BEFORE', `${remote} has no earlier promotion to go back to.`);
      return { remote, release, site };
    });
  });
};
