import { publicationLimits, type PublicationContent } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { DomainError } from '../../http/domain-error';
import { signedIn } from '../../http/viewer';
import type { Shop } from '../../shop';
import { missingFields } from './publication.rules';
import * as tables from './publications.tables';
import type { PublicationRow } from './publications.tables';

/** In this time, in milliseconds, a page replaces its own last version. */
const typing = 10 * 60_000;

/** Who reads and writes: its writer, and staff, who correct what is submitted. */
export interface Writer {
  id: number;
  isStaff: boolean;
}

export const writerOf = (request: FastifyRequest): Writer => ({
  id: signedIn(request),
  isStaff: request.viewer.roles.some(role => role === 'staff' || role === 'admin'),
});

const isOpenTo = (row: PublicationRow | undefined, { id, isStaff }: Writer): row is PublicationRow =>
  row !== undefined && (row.user_id === id || (isStaff && row.state !== 'draft'));

const require = (row: PublicationRow | undefined, writer: Writer): PublicationRow => {
  if (!isOpenTo(row, writer)) throw new DomainError('PUBLICATION_NOT_FOUND');
  return row;
};

export const readPublication = async ({ db }: Pick<Shop, 'db'>, id: number, writer: Writer): Promise<PublicationRow> =>
  require(await tables.findPublication(db, id), writer);

/** Runs a change of one publication, which nobody else changes meanwhile. Returns it as it is then. */
const change = ({ db }: Shop, id: number, writer: Writer, run: (trx: Db, row: PublicationRow) => Promise<void>) =>
  transact(db, async trx => {
    await run(trx, require(await tables.lockPublication(trx, id), writer));
    return require(await tables.findPublication(trx, id), { ...writer, isStaff: true });
  });

export const createPublication = (
  shop: Shop,
  writer: Writer,
  kind: PublicationRow['kind'],
): Promise<PublicationRow> => {
  if (kind === 'news' && !writer.isStaff) throw new DomainError('FORBIDDEN');
  return transact(shop.db, async trx => {
    if ((await tables.countUnpublished(trx, writer.id)) >= publicationLimits.unpublished)
      throw new DomainError('PUBLICATIONS_TOO_MANY');
    const content: PublicationContent = { texts: {}, image: null, tags: [] };
    const id = await tables.insertPublication(trx, { userId: writer.id, kind, content, now: shop.clock() });
    return require(await tables.findPublication(trx, id), writer);
  });
};

interface Save {
  version: number;
  device: string;
  content: PublicationContent;
}

const requireVersion = (row: PublicationRow, version: number): void => {
  if (row.version !== version) throw new DomainError('PUBLICATION_CHANGED');
};

/** Saves a change of the version that its page shows; of another one, nothing. */
export const savePublication = (shop: Shop, id: number, writer: Writer, { version, device, content }: Save) =>
  change(shop, id, writer, async (trx, row) => {
    requireVersion(row, version);
    const now = shop.clock();
    const next = { id, version: version + 1, device, content, now };
    await tables.saveContent(trx, next);
    await tables.dropReplacedVersion(trx, next, new Date(now.getTime() - typing));
  });

/** Hands it to the staff, who publish it or give a reason why not. */
export const submitPublication = (
  shop: Shop,
  id: number,
  writer: Writer,
  { version, publish_at }: { version: number; publish_at: string | null },
) =>
  change(shop, id, writer, async (trx, row) => {
    requireVersion(row, version);
    if (row.state === 'submitted') throw new DomainError('PUBLICATION_SUBMITTED');
    const missing = missingFields(row.content);
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map(field => [field, 'required' as const]));
      throw new DomainError('PUBLICATION_INCOMPLETE', { fields });
    }
    await tables.retainVersion(trx, id, version);
    const at = publish_at === null ? null : new Date(publish_at);
    await tables.changeState(trx, id, { state: 'submitted', note: null, publish_at: at, now: shop.clock() });
  });

export const withdrawPublication = (shop: Shop, id: number, writer: Writer) =>
  change(shop, id, writer, async (trx, row) => {
    if (row.state !== 'submitted') throw new DomainError('PUBLICATION_NOT_SUBMITTED');
    await tables.changeState(trx, id, { state: 'draft', now: shop.clock() });
  });

export const removePublication = async (shop: Shop, id: number, writer: Writer): Promise<void> => {
  const row = await readPublication(shop, id, writer);
  if (row.user_id !== writer.id) throw new DomainError('PUBLICATION_NOT_FOUND');
  if (!(await tables.deletePublication(shop.db, id))) throw new DomainError('PUBLICATION_PUBLISHED');
};
