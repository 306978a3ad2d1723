import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { UploadedFile } from '@ortoo/contracts';
import type { FastifyInstance } from 'fastify';

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

/**
 * Lets the routes of this plugin take forms with files. What is longer than allowed is read to its end and thrown
 * away, so that the sender hears the refusal instead of a broken connection.
 */
export const takeForms = async (app: FastifyInstance, most: { files: number; bytes: number }): Promise<void> => {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: false,
    limits: { files: most.files, fileSize: most.bytes, fields: 40, fieldSize: 32_768, headerPairs: 40 },
    onFile: async part => {
      const bytes = await part.toBuffer();
      Object.assign(part, { value: new Upload(part.filename ?? '', bytes, part.file.truncated) });
    },
  });
};
