import type { ReleaseRecord } from '@ortoo/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Overrides } from './overrides/overrides';
import type { Registry } from './registry';
import { reject } from './reject';
import { releaseAddress } from './release-address';
import { createFileReader } from './release-files';

interface ReleaseFilesOptions {
  registry: Registry;
  /** Folder of compressed copies of release files: a folder in DATA_DIR. */
  cacheDir: string;
  overrides: Overrides;
  isStaff: (request: FastifyRequest) => Promise<boolean>;
}

/** Files of releases, for browsers. */
export const releaseFilesRoutes: FastifyPluginAsync<ReleaseFilesOptions> = async (
  app,
  { registry, cacheDir, overrides, isStaff },
) => {
  const readFile = createFileReader({ folder: registry.store.folder, cacheDir });

  /** Gated remotes are for staff, drafts for browsers with their override. */
  const mayHave = async ({ remote, manifest, draft }: ReleaseRecord, request: FastifyRequest): Promise<boolean> => {
    if (manifest.gated && !(await isStaff(request))) return false;
    return !draft || (await overrides.of(request))?.record.remote === remote;
  };

  app.get('/releases/:remote/:release/*', async (request, reply) => {
    const target = releaseAddress.safeParse(request.params);
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
};
