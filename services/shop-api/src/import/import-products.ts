import { sql } from 'kysely';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { faultsOf, type Fault, type RejectedRow } from './faults.rules';
import { dated, type DatedProduct } from './import-product.rules';
import { importProductSchema } from './import-product.schema';
import { type Lookups, readLookups } from './lookups.tables';
import type { RowInFile } from './rows';
import { type LinedProduct, type Saved, saveProducts } from './save-products';

/** Products written in one transaction. */
const batchSize = 500;

/** Result of an import. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

interface ImportOptions {
  /** Relative days of a file count from here. */
  from: Date;
  /** Called for every rejected row immediately; none is held in memory. */
  onRejected: (row: RejectedRow) => void;
  /** Called with the progress, after each transaction. */
  onProgress?: (report: ImportReport) => void;
  /** The stored name of a picture, or undefined when the file is none. */
  savePicture?: (name: string) => Promise<string | undefined>;
}

const slugOf = (value: unknown): string | undefined => {
  const { slug } = Object(value) as { slug?: unknown };
  return typeof slug === 'string' ? slug : undefined;
};

const withPictures = async (product: DatedProduct, save: NonNullable<ImportOptions['savePicture']>) => {
  const faults: Fault[] = [];
  const stored = async (field: string, name: string): Promise<string> => {
    const own = await save(name);
    if (own === undefined) faults.push({ field, code: 'picture', value: name });
    return own ?? name;
  };
  const images: string[] = [];
  for (const [at, name] of product.images.entries()) images.push(await stored(`images.${at}`, name));
  const variants: DatedProduct['variants'][number][] = [];
  for (const [at, variant] of product.variants.entries())
    variants.push(
      variant.image === undefined
        ? variant
        : { ...variant, image: await stored(`variants.${at}.image`, variant.image) },
    );
  return { product: { ...product, images, variants }, faults };
};

/** The product of a row that may be saved, or the reasons against it. */
const look = async (row: RowInFile, seen: Set<string>, options: ImportOptions): Promise<LinedProduct | RejectedRow> => {
  const { line } = row;
  if ('fault' in row) return { line, slug: undefined, faults: [{ field: '', code: row.fault }] };
  const slug = slugOf(row.value);
  const parsed = importProductSchema.safeParse(row.value, { reportInput: true });
  if (!parsed.success) return { line, slug, faults: faultsOf(parsed.error) };
  if (seen.has(parsed.data.slug)) return { line, slug, faults: [{ field: 'slug', code: 'duplicate' }] };
  seen.add(parsed.data.slug);
  const product = dated(parsed.data, options.from);
  if (!options.savePicture) return { line, product };
  const pictured = await withPictures(product, options.savePicture);
  return pictured.faults.length > 0 ? { line, slug, faults: pictured.faults } : { line, product: pictured.product };
};

const isOfData = (error: unknown): boolean => /^(22|23)/.test(String((error as { code?: unknown }).code));

/** In a transaction of the caller's, rejected rows are undone up to here. */
const saveWithin = async (trx: Db, batch: readonly LinedProduct[], lookups: Lookups): Promise<Saved> => {
  await sql`savepoint import_batch`.execute(trx);
  try {
    const saved = await saveProducts(trx, batch, lookups);
    await sql`release savepoint import_batch`.execute(trx);
    return saved;
  } catch (error) {
    await sql`rollback to savepoint import_batch`.execute(trx);
    throw error;
  }
};

const rejectedByDatabase = ({ line, product }: LinedProduct, error: unknown): Saved => {
  const value = error instanceof Error ? error.message : '';
  const rejected: RejectedRow = { line, slug: product.slug, faults: [{ field: '', code: 'database', value }] };
  return { added: 0, changed: 0, unchanged: 0, rejected: [rejected] };
};

/** Saves a batch; one that the database rejects is halved until the faulty row is found. */
const saveBatch = async (db: Db, batch: readonly LinedProduct[], lookups: Lookups): Promise<Saved> => {
  try {
    if (db.isTransaction) return await saveWithin(db, batch, lookups);
    return await transact(db, trx => saveProducts(trx, batch, lookups));
  } catch (error) {
    const [first] = batch;
    if (!first || !isOfData(error)) throw error;
    if (batch.length === 1) return rejectedByDatabase(first, error);
    const half = Math.ceil(batch.length / 2);
    const parts = [await saveBatch(db, batch.slice(0, half), lookups), await saveBatch(db, batch.slice(half), lookups)];
    return {
      added: parts.reduce((sum, { added }) => sum + added, 0),
      changed: parts.reduce((sum, { changed }) => sum + changed, 0),
      unchanged: parts.reduce((sum, { unchanged }) => sum + unchanged, 0),
      rejected: parts.flatMap(({ rejected: rejectedRows }) => rejectedRows),
    };
  }
};

/**
 * Imports products of a file: adds new ones, changes different ones and leaves the others alone. A rejected row is
 * reported and skipped. The search index follows by the recorded changes. Within a transaction of the caller's all of
 * it is one.
 */
export const importProducts = async (
  db: Db,
  rows: AsyncIterable<RowInFile>,
  options: ImportOptions,
): Promise<ImportReport> => {
  const lookups = await readLookups(db);
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected: 0 };
  const seen = new Set<string>();
  let batch: LinedProduct[] = [];
  const reject = (row: RejectedRow): void => {
    report.rejected += 1;
    options.onRejected(row);
  };
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const saved = await saveBatch(db, batch, lookups);
    batch = [];
    report.added += saved.added;
    report.changed += saved.changed;
    report.unchanged += saved.unchanged;
    saved.rejected.forEach(reject);
    options.onProgress?.(report);
  };
  for await (const row of rows) {
    const looked = await look(row, seen, options);
    if ('faults' in looked) reject(looked);
    else batch.push(looked);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return report;
};
