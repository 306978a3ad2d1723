import type { AuditSubject, DirectoryEntry, DirectoryInput, DirectoryKind } from '@ortoo/contracts';
import { changed, type ChangeTag, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { maybePicture, time } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { type Reader, textFor } from '../../http/locale';
import { lockImports } from '../../import/upsert.tables';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { directoryFaults, filledTexts, pictureOf } from './directory.rules';
import * as tables from './directory.tables';

const subjects = {
  ...{ vendors: 'vendor', brands: 'brand', badges: 'badge', stores: 'store', look_books: 'look_book' },
} as const satisfies Record<DirectoryKind, AuditSubject>;

/** What depends on a kind; the others are read at each request. */
const tags: Partial<Record<DirectoryKind, ChangeTag>> = { vendors: 'vendor', brands: 'brand', badges: 'badge' };

type Products = Awaited<ReturnType<typeof tables.listLookBookProducts>>;

const serializeEntry = (row: tables.DirectoryRow, products: Products, reader: Reader): DirectoryEntry => {
  const own = products.filter(({ look_book_id }) => look_book_id === row.id);
  return {
    ...{ id: row.id, code: row.code, hidden: row.hidden, lock_version: row.lock_version, name: row.name },
    ...{ description: row.description ?? {}, image: maybePicture(row.image), products_count: row.products_count },
    ...{ phone: row.phone ?? '', email: row.email ?? '', tone: row.tone ?? 'neutral', place: row.place ?? 'store' },
    ...{ address: row.address ?? {}, directions: row.directions ?? {}, province: row.province ?? '' },
    ...{ hours: row.hours ?? [], image_alt: row.image_alt ?? {}, paragraphs: row.paragraphs ?? {} },
    product_ids: own.map(({ id }) => id),
    products: own.map(({ id, slug, text }) => ({
      id,
      name: textFor(reader, Object.fromEntries(Object.entries(text).map(([key, { name }]) => [key, name]))) || slug,
    })),
    published_at: time(row.published_at ?? new Date(0)),
  };
};

export const readDirectory = async (db: Db, kind: DirectoryKind, reader: Reader): Promise<DirectoryEntry[]> => {
  const [rows, products] = await Promise.all([
    tables.listDirectoryRows(db, kind),
    kind === 'look_books' ? tables.listLookBookProducts(db) : [],
  ]);
  return rows.map(row => serializeEntry(row, products, reader));
};

const valuesOf = (input: DirectoryInput): tables.DirectoryValues => ({
  ...{ code: input.code, hidden: input.hidden, tone: input.tone, place: input.place, province: input.province },
  ...{ phone: input.phone, email: input.email || null, image: pictureOf(input.image) },
  name: JSON.stringify(filledTexts(input.name)),
  description: JSON.stringify(filledTexts(input.description)),
  address: JSON.stringify(filledTexts(input.address)),
  directions: JSON.stringify(filledTexts(input.directions)),
  hours: JSON.stringify(input.hours),
  image_alt: JSON.stringify(filledTexts(input.image_alt)),
  paragraphs: JSON.stringify(input.paragraphs),
  published_at: new Date(input.published_at),
});

const requireInput = async (trx: Db, kind: DirectoryKind, input: DirectoryInput, id: number): Promise<void> => {
  const fields = directoryFaults(kind, input);
  const products = kind === 'look_books' ? await tables.findExistingProducts(trx, input.product_ids) : [];
  if (kind === 'look_books' && products.length < new Set(input.product_ids).size) fields['product_ids'] = 'unknown';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', { fields });
  if (await tables.isCodeTaken(trx, kind, input.code, id))
    throw new DomainError('CODE_TAKEN', { fields: { code: 'CODE_TAKEN' } });
};

const finish = async (trx: Db, kind: DirectoryKind, id: number, { product_ids }: DirectoryInput): Promise<void> => {
  if (kind === 'look_books') await tables.replaceLookBookProducts(trx, id, [...new Set(product_ids)]);
  const tag = tags[kind];
  if (tag) await changed(trx, tag, [id]);
};

type DirectoryRequest = StaffRequest & { reader: Reader };

const entryOf = async (trx: Db, kind: DirectoryKind, id: number, reader: Reader): Promise<DirectoryEntry> => {
  const entry = (await readDirectory(trx, kind, reader)).find(one => one.id === id);
  if (!entry) throw new DomainError('NOT_FOUND');
  return entry;
};

export const createEntry = (shop: Shop, request: DirectoryRequest, kind: DirectoryKind, input: DirectoryInput) =>
  transact(shop.db, async trx => {
    // The next id is taken under this lock.
    await lockImports(trx);
    await requireInput(trx, kind, input, 0);
    const id = await tables.insertDirectoryRow(trx, kind, valuesOf(input));
    await finish(trx, kind, id, input);
    const after = await entryOf(trx, kind, id, request.reader);
    await audit(trx, request, { subject: subjects[kind], id, before: null, after });
    return after;
  });

export const changeEntry = (
  shop: Shop,
  request: DirectoryRequest,
  { kind, id }: { kind: DirectoryKind; id: number },
  input: DirectoryInput & { lock_version: number },
) =>
  transact(shop.db, async trx => {
    await lockImports(trx);
    const row = await tables.lockDirectoryRow(trx, kind, id);
    if (!row) throw new DomainError('NOT_FOUND');
    if (row.lock_version !== input.lock_version) throw new DomainError('CONFLICT');
    await requireInput(trx, kind, input, id);
    const before = await entryOf(trx, kind, id, request.reader);
    await tables.updateDirectoryRow(trx, kind, id, valuesOf(input));
    await finish(trx, kind, id, input);
    const after = await entryOf(trx, kind, id, request.reader);
    await audit(trx, request, { subject: subjects[kind], id, before, after });
    return after;
  });
