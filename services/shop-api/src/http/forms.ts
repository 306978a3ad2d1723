import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { ErrorCode, UploadedFile } from '@ortoo/contracts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';

/** In an idempotency fingerprint or a log a file appears as its digest. */
class Upload implements UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
    readonly cut: boolean,
  ) {}

  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }
}

const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const form = new Map<string, unknown[]>();
  for await (const part of request.parts()) {
    const value =
      part.type === 'file' ? new Upload(part.filename, await part.toBuffer(), part.file.truncated) : part.value;
    form.set(part.fieldname, [...(form.get(part.fieldname) ?? []), value]);
  }
  return Object.fromEntries([...form].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
};

/** The parser's errors for an unreadable form have no status: they are the sender's fault too. */
const toDomainError = (error: Partial<FastifyError>, tooMany: ErrorCode): unknown => {
  if (error.code === 'FST_FILES_LIMIT') return new DomainError(tooMany);
  return error.statusCode ? error : new DomainError('INVALID');
};

/**
 * Accepts forms with files in the routes of this plugin. A body above the limit is read to its end and discarded, so
 * that the sender gets the error instead of a broken connection.
 * @param max `error` is the code of too many files, where a route takes any
 */
export const takeForms = async (
  app: FastifyInstance,
  max: { files: number; bytes: number; error: ErrorCode },
): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: max.files, fileSize: max.bytes, fields: 40, fieldSize: 32_768, headerPairs: 40 },
  });
  app.addHook('preValidation', async request => {
    if (!request.isMultipart()) return;
    request.body = await readForm(request).catch((error: Partial<FastifyError>) => {
      const takesFiles = request.routeOptions.schema?.consumes?.includes('multipart/form-data');
      throw toDomainError(error, takesFiles ? max.error : 'INVALID');
    });
  });
};
