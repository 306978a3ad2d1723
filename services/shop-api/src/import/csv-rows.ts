import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { productOfRecords, type CsvRecord } from './csv-product.rules';
import type { RowInFile } from './rows';

interface Parsed {
  record: CsvRecord;
  info: { lines: number };
}

/** A row too short or too long for the columns; the others are still valid. */
const isUneven = (error: unknown): error is CsvError & { lines?: number } =>
  error instanceof CsvError && error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS';

/** The products of a table: consecutive lines with one slug are the variants of one product. */
export async function* csvRows(file: Readable): AsyncGenerator<RowInFile> {
  const uneven: number[] = [];
  const parser = file.pipe(
    parse({
      bom: true,
      columns: names => (names as string[]).map(name => name.trim()),
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
    }),
  );
  parser.on('skip', (error: unknown) => isUneven(error) && uneven.push(error.lines ?? 0));
  file.on('error', error => parser.destroy(error));
  let group: CsvRecord[] = [];
  let line = 0;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    while (uneven.length > 0) yield { line: uneven.shift() ?? 0, fault: 'columns' };
    const [first] = group;
    if (first && record['slug'] !== '' && record['slug'] !== first['slug']) {
      yield { line, ...productOfRecords(group) };
      group = [];
    }
    if (group.length === 0) line = info.lines;
    group.push(record);
  }
  if (group.length > 0) yield { line, ...productOfRecords(group) };
  for (const left of uneven) yield { line: left, fault: 'columns' };
}
