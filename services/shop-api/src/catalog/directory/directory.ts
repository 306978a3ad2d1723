import type { AuditSubject, DirectoryEntry, DirectoryInput, DirectoryKind } from '@ortoo/contracts';
import { changed, type ChangeTag, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { maybePicture, time } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { type Reader, textFor } from '../../http/locale';
import { lockImports } from '../../import/upsert.tables';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { pathOf } from '../taxon.rules';
import { directoryFaults, filledTexts, pictureOf } from './directory.rules';
import * as tables from './directory.tables';

const subjects = {
  ...{ vendors: 'vendor', brands: 'brand', badges: 'badge', stores: 'store', look_books: 'look_book' },
  ...{ taxons: 'taxon', option_values: 'option' },
} as const satisfies Record<DirectoryKind, AuditSubject>;

/** What depends on a kind; the others are read at each request. */
const tags: Partial<Record<DirectoryKind, ChangeTag>> = {
  ...{ vendors: 'vendor', brands: 'brand', badges: 'badge', taxons: 'taxon', option_values: 'option' },
};

type Products = Awaited<ReturnType<typeof tables.listLookBookProducts>>;

/** The last step of the path of a category, and other codes as they are. */
const ownCode = (code: string): string => code.slice(code.lastIndexOf('/') + 1);

const serializeEntry = (
  row: tables.DirectoryRow,
  { products, parent }: { products: Products; parent: string },
  reader: Reader,
): DirectoryEntry => {
  const own = products.filter(({ look_book_id }) => look_book_id === row.id);
  return {
    ...{
      id: row.id,
      code: ownCode(row.code),
      hidden: row.hidden ?? false,
      lock_version: row.lock_version,
      name: row.name,
    },
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
    ...{ parent_id: row.parent_id ?? null, position: row.position ?? 0, swatch: row.swatch ?? null, parent },
  };
};

export const readDirectory = async (db: Db, kind: DirectoryKind, reader: Reader): Promise<DirectoryEntry[]> => {
  const [rows, products] = await Promise.all([
    tables.listDirectoryRows(db, kind),
    kind === 'look_books' ? tables.listLookBookProducts(db) : [],
  ]);
  const names = new Map(rows.map(({ code, name }) => [code, textFor(reader, name)]));
  const parentOf = ({ code, parent_name }: tables.DirectoryRow) =>
    parent_name
      ? textFor(reader, parent_name)
      : pathOf(code)
          .slice(0, -1)
          .map(step => names.get(step) ?? step)
          .join(' › ');
  return rows.map(row => serializeEntry(row, { products, parent: parentOf(row) }, reader));
};

/** Where an entry is: the path of a category, the option of a value. */
interface Location {
  code: string;
  parent_id: number | null;
  depth: number;
}

/** Levels of categories below the first. */
const maxDepth = 4;

const depthOf = (code: string): number => pathOf(code).length - 1;

/** Addresses and products depend on it, so that it stays as it was added. */
const locate = async (
  trx: Db,
  kind: DirectoryKind,
  { code, parent_id }: DirectoryInput,
  before: tables.DirectoryRow | undefined,
): Promise<Location> => {
  const isPlaced = kind === 'taxons' || kind === 'option_values';
  if (isPlaced && before) return { code: before.code, parent_id: before.parent_id, depth: depthOf(before.code) };
  if (kind === 'option_values' && !(await tables.isOptionType(trx, parent_id)))
    throw new DomainError('INVALID', { fields: { parent_id: 'unknown' } });
  if (kind !== 'taxons' || parent_id === null) return { code, parent_id, depth: 0 };
  const parent = await tables.lockDirectoryRow(trx, kind, parent_id);
  if (!parent || depthOf(parent.code) >= maxDepth)
    throw new DomainError('INVALID', { fields: { parent_id: 'unknown' } });
  return { code: `${parent.code}/${code}`, parent_id, depth: depthOf(parent.code) + 1 };
};

const valuesOf = (input: DirectoryInput, location: Location): tables.DirectoryValues => ({
  ...location,
  ...{ position: input.position, swatch: input.swatch },
  ...{ hidden: input.hidden, tone: input.tone, place: input.place, province: input.province },
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

const requireInput = async (
  trx: Db,
  kind: DirectoryKind,
  input: DirectoryInput,
  before?: tables.DirectoryRow,
): Promise<Location> => {
  const fields = directoryFaults(kind, input);
  const products = kind === 'look_books' ? await tables.findExistingProducts(trx, input.product_ids) : [];
  if (kind === 'look_books' && products.length < new Set(input.product_ids).size) fields['product_ids'] = 'unknown';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', { fields });
  const location = await locate(trx, kind, input, before);
  const { code, parent_id: parentId } = location;
  if (await tables.isCodeTaken(trx, kind, { code, parentId, exceptId: before?.id ?? 0 }))
    throw new DomainError('CODE_TAKEN', { fields: { code: 'CODE_TAKEN' } });
  return location;
};

const finish = async (trx: Db, kind: DirectoryKind, id: number, { product_ids }: DirectoryInput): Promise<void> => {
  if (kind === 'look_books') await tables.replaceLookBookProducts(trx, id, [...new Set(product_ids)]);
  const tag = tags[kind];
  // Products have the names of categories above theirs, and the order of all values of their options.
  const isPlaced = kind === 'taxons' || kind === 'option_values';
  if (tag) await changed(trx, tag, isPlaced ? undefined : [id]);
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
    const location = await requireInput(trx, kind, input);
    const id = await tables.insertDirectoryRow(trx, kind, valuesOf(input, location));
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
    const location = await requireInput(trx, kind, input, row);
    const before = await entryOf(trx, kind, id, request.reader);
    await tables.updateDirectoryRow(trx, kind, id, valuesOf(input, location));
    await finish(trx, kind, id, input);
    const after = await entryOf(trx, kind, id, request.reader);
    await audit(trx, request, { subject: subjects[kind], id, before, after });
    return after;
  });
