import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { UploadedFile } from '@ortoo/contracts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';

/** In an idempotency fingerprint or a log a file stands as its digest. */
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

/** What the parser says of a form it cannot read has no status: it is the sender's fault all the same. */
const toDomainError = (error: Partial<FastifyError>): unknown =>
  error.statusCode ? error : new DomainError('INVALID');

/**
 * Lets the routes of this plugin take forms with files. What is longer than allowed is read to its end and thrown
 * away, so that the sender hears the refusal instead of a broken connection.
 */
export const takeForms = async (app: FastifyInstance, max: { files: number; bytes: number }): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: max.files, fileSize: max.bytes, fields: 40, fieldSize: 32_768, headerPairs: 40 },
  });
  app.addHook('preValidation', async request => {
    if (!request.isMultipart()) return;
    request.body = await readForm(request).catch((error: Partial<FastifyError>) => {
      throw toDomainError(error);
    });
  });
};
