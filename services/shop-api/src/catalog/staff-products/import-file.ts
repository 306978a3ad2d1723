import { Readable } from 'node:stream';
import type { ProductImport, UploadedFile } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { shopTimeZone } from '@ortoo/i18n';
import { transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { fieldError } from '../../http/domain-error';
import { columnOfField } from '../../import/csv-product.rules';
import { describeFault, type RejectedRow } from '../../import/faults.rules';
import { importProducts } from '../../import/import-products';
import { readRows } from '../../import/open-rows';
import { createPictureStore } from '../../import/pictures';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { uploadsIn } from '../../uploads/api';

/** Rejected rows that the report shows. */
const shownRows = 200;

/** Faults of one row; more are of no use. */
const shownFaults = 8;

/** Undoes the transaction of a check, whose report is complete. */
class Checked extends Error {
  constructor(readonly report: ProductImport) {
    super('checked');
  }
}

interface ImportInput {
  file: UploadedFile;
  apply: boolean;
  locale: Locale;
}

const serializeRow = (
  { line, slug, faults }: RejectedRow,
  { file, locale }: Pick<ImportInput, 'file' | 'locale'>,
): ProductImport['rows'][number] => ({
  line,
  slug: slug ?? null,
  faults: faults.slice(0, shownFaults).map(({ field, ...fault }) => ({
    field: file.name.toLowerCase().endsWith('.csv') ? columnOfField(field) : field,
    text: describeFault(fault, locale === 'mn' ? 'mn' : 'en'),
  })),
});

const startOfDay = (now: Date): Date => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone }).format(now);
  return new Date(`${day}T00:00:00+08:00`);
};

const importInto = async (shop: Shop, trx: Db, input: ImportInput): Promise<ProductImport> => {
  const { file, apply } = input;
  const rows: ProductImport['rows'] = [];
  const report = await importProducts(trx, readRows(file.name, Readable.from([Buffer.from(file.bytes)])), {
    from: startOfDay(shop.clock()),
    // A file that staff send is alone: its pictures are in the shop already.
    savePicture: await createPictureStore(uploadsIn(shop.dataDir), shop.dataDir),
    onRejected: row => {
      if (rows.length < shownRows) rows.push(serializeRow(row, input));
    },
  });
  return { is_applied: apply, ...report, rows: rows.toSorted((a, b) => a.line - b.line) };
};

/** Imports a file in one transaction, or checks it: everything is done, and undone. */
export const importFile = async (shop: Shop, request: StaffRequest, input: ImportInput): Promise<ProductImport> => {
  if (input.file.cut) throw fieldError('file', 'IMPORT_TOO_LARGE');
  const entry = ({ rows: _, ...report }: ProductImport) => ({
    ...{ subject: 'product' as const, id: input.file.name.slice(0, 200), before: null, after: report },
  });
  if (input.apply)
    return transact(shop.db, async trx => {
      const report = await importInto(shop, trx, input);
      await audit(trx, request, entry(report));
      return report;
    });
  const report = await transact(shop.db, async trx => {
    throw new Checked(await importInto(shop, trx, input));
  }).catch((error: unknown) => {
    if (error instanceof Checked) return error.report;
    throw error;
  });
  await transact(shop.db, trx => audit(trx, request, entry(report)));
  return report;
};
