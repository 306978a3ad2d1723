import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { csvRows } from './csv-rows';
import { jsonRows } from './json-rows';
import type { RowInFile } from './rows';

/** The products of a file, read as a stream: a table by its extension, else JSON. */
export async function* openRows(path: string): AsyncGenerator<RowInFile> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  yield* extname(path).toLowerCase() === '.csv' ? csvRows(file) : jsonRows(file as AsyncIterable<Buffer>);
}
